/** Milliseconds that a page may take to be whole before what it does starts all the same. */
const PATIENCE_MS = 3_000

/**
 * Starts the parts of a page one after the other once it has been shown: script that is there before the first paint
 * would hold it back. Between two parts the browser may answer a finger or a key.
 *
 * @param soon right after the first paint.
 * @param later once the page is whole, so that no picture's paint waits for them, or somebody gives a sign.
 */
export function startAfterFirstPaint(soon: readonly (() => void)[], later: readonly (() => void)[]): void {
  // The next frame is the first one; what is set aside in it comes after its paint.
  requestAnimationFrame(async () => {
    await startInTurn(soon)
    await wholeOrAsked()
    await startInTurn(later)
  })
}

async function startInTurn(parts: readonly (() => void)[]): Promise<void> {
  for (const start of parts) {
    await new Promise((resolve) => setTimeout(resolve))
    start()
  }
}

function wholeOrAsked(): Promise<void> {
  // The sign may have come before this script did, and have brought it (layouts/head-script.ts).
  if (document.readyState === 'complete' || 'asked' in document.documentElement.dataset) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      stopWaiting()
      clearTimeout(patience)
      resolve()
    }
    const stopWaiting = onFirstSign(go)
    const patience = setTimeout(go, PATIENCE_MS)
    // The last picture that came is painted in the frame after.
    addEventListener('load', () => requestAnimationFrame(go), { once: true })
  })
}

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

/** Does something once the browser has nothing better to do; soon after, where it cannot say when that is. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 50)
}
