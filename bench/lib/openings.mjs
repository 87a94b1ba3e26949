/**
 * @typedef {object} Opening
 * @property {number} toPaint milliseconds from the intent to the frame after the one that shows it: never too short
 * @property {number | null} eventTiming the browser's own figure, to the 8 ms, where an input event opened it
 * @property {string} opened the id of what opened
 *
 * @typedef {typeof globalThis & { benchNextOpening: () => Promise<Opening> }} Window
 */

/** How long an opening may take before the row gives up. */
const PATIENCE_MS = 10_000

/**
 * To be called before the page is made to open something.
 * @param {import('@playwright/test').Page} page whose init script was observeOpenings
 * @returns {Promise<Opening>}
 */
export async function nextOpening(page) {
  const opening = page.evaluate(() => /** @type {Window} */ (globalThis).benchNextOpening())
  // Whoever fails before awaiting it reports that failure, not this one.
  opening.catch(() => undefined)
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing opened')), PATIENCE_MS)
  })
  late.catch(() => undefined)
  try {
    return /** @type {Opening} */ (await Promise.race([opening, late]))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs in the page, before anything else does. It learns the intent from the mark that the menus set when hovering
 * counts, or from a key or a press, and what opens from the toggle events of popovers and dialogs.
 */
export function observeOpenings() {
  const window = /** @type {Window} */ (globalThis)
  let intent = 0
  let byInput = false
  /** @type {((opening: Opening) => void) | null} */
  let report = null
  /** @type {PerformanceEntry[]} */
  const events = []

  window.benchNextOpening = () => {
    intent = 0
    return new Promise((resolve) => {
      report = resolve
    })
  }

  const mark = performance.mark.bind(performance)
  performance.mark = (name, options) => {
    const entry = mark(name, options)
    if (name === 'menu-intent') {
      intent = entry.startTime
      byInput = false
    }
    return entry
  }
  for (const type of ['keydown', 'click']) {
    document.addEventListener(
      type,
      (event) => {
        // A key press also makes a click, and the key came first.
        if (type === 'click' && intent > 0) return
        intent = event.timeStamp
        byInput = true
      },
      { capture: true },
    )
  }
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const opens = event instanceof ToggleEvent && event.newState === 'open'
      if (!opens || !report || !(event.target instanceof Element)) return
      const tell = report
      const opened = event.target.id
      report = null
      // The first callback runs before the frame that shows it, the second before the one after.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const toPaint = performance.now() - intent
          // The browser's own figure arrives with a later task.
          setTimeout(() => tell({ toPaint, eventTiming: byInput ? slowestEvent() : null, opened }), 200)
        }),
      )
    },
    { capture: true },
  )
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  )

  function slowestEvent() {
    const own = events.filter(({ startTime }) => startTime >= intent - 1)
    // Events that are over within 16 ms are never reported.
    return Math.max(16, ...own.map(({ duration }) => duration))
  }
}
