/**
 * @typedef {object} MenuOpening
 * @property {number} toPaint milliseconds from the visitor's action to the frame after the one that shows the result:
 * never too short
 * @property {number | null} eventTiming the browser's own figure, in steps of 8 ms, when an input event caused the
 * opening
 * @property {string} opened the id of the element that opened
 * @property {number} cpuMs CPU time of the main thread for script, style and layout
 *
 * @typedef {typeof globalThis & { benchNextOpening: (patience: number) => Promise<Omit<MenuOpening, 'cpuMs'>> }} Window
 */

/** Timeout of one opening; after it the row fails. */
const PATIENCE_MS = 10_000

/**
 * @param {import('@playwright/test').Page} page page in which observeOpenings ran
 * @param {() => Promise<unknown>} open makes the page open something
 * @returns {Promise<MenuOpening>}
 */
export async function timeOpening(page, open) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  // The listener must be set before the key press: a key event can arrive before a pending `evaluate`.
  const next = await page.evaluateHandle((patience) => {
    const opening = /** @type {Window} */ (globalThis).benchNextOpening(patience)
    // When `open` itself fails, its error is the one to report.
    opening.catch(() => undefined)
    return { opening }
  }, PATIENCE_MS)
  const before = await busySeconds(session)
  await open()
  const opening = await next.evaluate((armed) => armed.opening)
  const cpuMs = ((await busySeconds(session)) - before) * 1000
  await session.detach()
  return { ...opening, cpuMs }
}

/**
 * CPU seconds that the page's main thread has used so far. Unlike wall-clock time, they do not grow when the machine is
 * busy with other work.
 * @param {import('@playwright/test').CDPSession} session
 */
async function busySeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value, 0)
}

/**
 * Runs in the page before any other script. The visitor's action is known from the performance mark that the menus set
 * when hovering counts, or from a key or a click; what opened is known from the toggle events of popovers and dialogs.
 */
export function observeOpenings() {
  const window = /** @type {Window} */ (globalThis)
  let intent = 0
  let byInput = false
  /** @type {((opening: Omit<MenuOpening, 'cpuMs'>) => void) | null} */
  let report = null
  /** @type {PerformanceEntry[]} */
  const events = []

  window.benchNextOpening = (patience) => {
    intent = 0
    return new Promise((resolve, reject) => {
      report = resolve
      setTimeout(() => reject(new Error('nothing opened')), patience)
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
        // A key press also causes a click event, which comes after it.
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
      // The first callback runs before the frame that shows the change, the second before the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const toPaint = performance.now() - intent
          // The browser reports its own figure in a later task.
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
    // The browser does not report events shorter than 16 ms.
    return Math.max(16, ...own.map(({ duration }) => duration))
  }
}
