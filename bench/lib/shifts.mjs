/**
 * @typedef {{ value: number, at: number, sources: string[] }} Shift value: as the browser counts layout shifts; at:
 * milliseconds since the navigation
 * @typedef {typeof globalThis & { benchShifts: Shift[] }} Window
 */

/**
 * @param {import('@playwright/test').Page} page that ran observeShifts before any other script
 * @returns {Promise<Shift[]>} since the last call
 */
export function takeShifts(page) {
  return page.evaluate(() => /** @type {Window} */ (globalThis).benchShifts.splice(0))
}

/** Runs in the page before any other script. */
export function observeShifts() {
  const window = /** @type {Window} */ (globalThis)
  window.benchShifts = []
  /** @param {Node | null} node */
  const nameOf = (node) => {
    if (!(node instanceof Element)) return node?.nodeName ?? 'something removed'
    return [node.localName, ...node.classList].join('.')
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = /** @type {PerformanceEntry & { value: number, sources: { node: Node | null }[] }} */ (entry)
      const sources = shift.sources.map(({ node }) => nameOf(node))
      window.benchShifts.push({ value: shift.value, at: shift.startTime, sources })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
