/** Milliseconds to wait for the page to load before the remaining scripts start in any case. */
const PATIENCE_MS = 3_000

/**
 * Starts the parts of a page's script one after another, after the first paint, because earlier script would delay it.
 * Between two parts the browser can respond to input. In a page that the browser has prepared (features/prepared) they
 * start when it is shown: until then nothing is counted, stored or said.
 *
 * @param soon right after the first paint.
 * @param later once the page has loaded, so that they delay no picture, or at the visitor's first input.
 */
export function startAfterFirstPaint(soon: readonly (() => void)[], later: readonly (() => void)[]): void {
  whenShown(() => {
    // The next frame is the first one; a task queued in it runs after its paint.
    requestAnimationFrame(async () => {
      await startInTurn(soon)
      await loadedOrUsed()
      await startInTurn(later)
    })
  })
}

/** Runs a function when the page is on the screen; at once in a browser that prepares no pages. */
function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}

async function startInTurn(parts: readonly (() => void)[]): Promise<void> {
  for (const start of parts) {
    await new Promise((resolve) => setTimeout(resolve))
    start()
  }
}

function loadedOrUsed(): Promise<void> {
  // The first input may have come before this script was loaded, and may have loaded it.
  if (document.readyState === 'complete' || hasBeenUsed()) return Promise.resolve()
  return new Promise((resolve) => {
    const go = () => {
      stopWaiting()
      clearTimeout(patience)
      resolve()
    }
    const stopWaiting = onFirstInput(go)
    const patience = setTimeout(go, PATIENCE_MS)
    // The last loaded picture is painted in the next frame.
    addEventListener('load', () => requestAnimationFrame(go), { once: true })
  })
}

/** Input that shows that a person is using the page. */
const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls back at the visitor's first input, or at once when it has come already: the first one is kept as `data-asked` of
 * the document, also by the script of the head (layouts/head-script.ts). A browser may send a mouse event without
 * movement when a page appears under the pointer; this does not count.
 *
 * @returns a function that stops waiting.
 */
export function onFirstInput(act: () => void): () => void {
  if (hasBeenUsed()) {
    act()
    return () => undefined
  }
  const over = new AbortController()
  const actOnce = (event: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return
    over.abort()
    document.documentElement.dataset.asked = ''
    act()
  }
  for (const name of INPUT_EVENTS)
    addEventListener(name, actOnce, { capture: true, passive: true, signal: over.signal })
  return () => over.abort()
}

function hasBeenUsed(): boolean {
  return 'asked' in document.documentElement.dataset
}

/** Runs a function once the browser is idle; after a short delay in browsers without `requestIdleCallback`. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, 50)
}
