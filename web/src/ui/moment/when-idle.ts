/** Does something once the browser has nothing better to do; soon after, where it cannot say when that is. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 50)
}
