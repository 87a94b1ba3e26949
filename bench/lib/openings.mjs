/**
 * @typedef {object} Opening
 * @property {number} toPaint milliseconds from the intent to the frame after the one that shows it: never too short
 * @property {number | null} eventTiming the browser's own figure, to the 8 ms, where an input event opened it
 * @property {string} opened the id of what opened
 * @property {number} cpuMs what script, style and layout took of the main thread, in its own time
 *
 * @typedef {typeof globalThis & { benchNextOpening: (patience: number) => Promise<Omit<Opening, 'cpuMs'>> }} Window
 */

/** How long an opening may take before the row gives up. */
const PATIENCE_MS = 10_000

/**
 * @param {import('@playwright/test').Page} page in which observeOpenings ran
 * @param {() => Promise<unknown>} open makes the page open something
 * @returns {Promise<Opening>}
 */
export async function timeOpening(page, open) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  // Armed before anything is pressed: a key overtakes what the page is asked to evaluate.
  const next = await page.evaluateHandle((patience) => {
    const opening = /** @type {Window} */ (globalThis).benchNextOpening(patience)
    // When opening itself fails, that is the failure to tell.
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
 * What the page's main thread has computed so far: unlike the time that passes, it does not grow with what else the
 * machine has to do.
 * @param {import('@playwright/test').CDPSession} session
 */
async function busySeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics')
  const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration']
  return metrics.filter(({ name }) => parts.includes(name)).reduce((sum, { value }) => sum + value, 0)
}

/**
 * Runs in the page, before anything else does. It learns the intent from the mark that the menus set when hovering
 * counts, or from a key or a press, and what opens from the toggle events of popovers and dialogs.
 */
export function observeOpenings() {
  const window = /** @type {Window} */ (globalThis)
  let intent = 0
  let byInput = false
  /** @type {((opening: Omit<Opening, 'cpuMs'>) => void) | null} */
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
