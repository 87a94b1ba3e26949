import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  ts: number
  args?: { elementCount?: number }
}

const PAINTED = 'journey-painted'

/**
 * @param open makes the page open a popover or a dialog
 * @returns number of elements that the browser restyled until the frame that shows the opened one
 */
export async function restyledByOpening(page: Page, open: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page belongs to no browser')
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  const painted = await page.evaluateHandle((mark) => {
    const opened = new Promise<void>((resolve) => {
      // The callback of the second frame runs after the first one was painted.
      const later = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      document.addEventListener('beforetoggle', later, { capture: true, once: true })
    })
    return { done: opened.then(() => performance.mark(mark).name) }
  }, PAINTED)
  await open()
  await painted.evaluate(({ done }) => done)
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
  const end = trace.traceEvents.find(({ name }) => name === PAINTED)?.ts
  if (end === undefined) throw new Error('the trace does not hold the frame')
  return trace.traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts < end)
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}

export function elementCount(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelectorAll('*').length)
}
