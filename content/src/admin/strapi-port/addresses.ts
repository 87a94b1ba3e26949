/**
 * Opens a page of the admin from outside its components, as the browser's own keys for back and forward do: a form with
 * words that are not saved asks first. The router counts the pages in the history's state.
 */
export function openAddress(path: string, { replaces }: { replaces: boolean }): void {
  const index = (window.history.state as { idx?: number } | null)?.idx ?? 0
  const state = { idx: replaces ? index : index + 1, key: crypto.randomUUID(), usr: null }
  if (replaces) window.history.replaceState(state, '', path)
  else window.history.pushState(state, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state }))
}
