/** Signs that a person is there and may ask for something. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls back at the first sign of a person. A mouse that rests where a page appears is told to the page as moving, by
 * nothing: that is no sign.
 *
 * @returns stops waiting for it.
 */
export function onFirstSign(act: () => void): () => void {
  const over = new AbortController()
  const actOnce = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    over.abort()
    act()
  }
  for (const sign of SIGNS) addEventListener(sign, actOnce, { capture: true, passive: true, signal: over.signal })
  return () => over.abort()
}
