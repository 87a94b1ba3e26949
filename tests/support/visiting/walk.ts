import type { Page } from '@playwright/test'
import { brotli, brotliSize, type Load, recordLoads } from '../../../bench/lib/loads.mjs'
import { SCRIPT_BEFORE_USE, scriptOf } from '../../../bench/lib/script.mjs'
import { observeShifts, takeShifts } from '../../../bench/lib/shifts.mjs'
import type { Template } from '../../visual/templates'
import { expectAccessible } from '../reading/axe'
import { expect, untilIdle } from '../test'

/** Most bytes of HTML as transferred. */
const MOST_HTML = 45_000
const MOST_HTML_OF_HOME = 26_000
/** A level of brotli that takes a fiftieth of the time of the best one. */
const QUICK_LEVEL = 4

/** The parts of a map that script draws. */
const DRAWN_MAP = ':is([data-map-canvas], [data-map-controls], [data-map-picture], [data-map-words], [data-map-scale])'
/** A choice that does nothing without script. */
const ONLY_WITH_SCRIPT = ['Play films of other sites without asking']
/** What /figures says until the first browser has sent what it measured, which may be between the two looks. */
const UNTIL_MEASURED = ['Nothing has been measured during the last 28 days.']

/**
 * Opens a page and asks of it everything that can be seen on it alone, at last in the state that the template opens.
 *
 * @param template.moreScript bytes of script that the page may have beyond the promise.
 * @param template.colours whether axe asks about colours.
 * @returns its HTML as the server sent it.
 */
export async function walkTo(
  page: Page,
  {
    path,
    open,
    status = 200,
    moreScript = 0,
    colours = true,
  }: Pick<Template, 'path' | 'open' | 'status'> & { moreScript?: number; colours?: boolean },
): Promise<string> {
  const loads = recordLoads(page)
  await page.addInitScript(observeShifts)
  await holdUntilPainted(page)
  const response = await page.goto(path)
  expect(response?.status()).toBe(status)
  await untilIdle(page)
  const first = await loads.take()
  const html = first.find(({ kind }) => kind === 'HTML')?.body.toString('utf8') ?? ''
  expectSmall(path, html, first, moreScript)
  expect(await sourcesOf(page, 'link[rel=preload][as=image]', 'imagesrcset')).toEqual(
    await sourcesOf(page, 'img[fetchpriority=high]', 'srcset'),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const chrome = path.endsWith('/aca') ? 0 : 1
  await expect(page.getByRole('banner')).toHaveCount(chrome)
  await expect(page.getByRole('contentinfo')).toHaveCount(chrome)
  await scrollThrough(page)
  expect(await takeShifts(page), 'layout shifts').toEqual([])
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'its width').toBeLessThanOrEqual(width)
  await open?.(page)
  await expectAccessible(page, { chrome: path === '/' || open !== undefined, colours })
  return html
}

function sourcesOf(page: Page, selector: string, name: string): Promise<(string | null)[]> {
  return page.locator(selector).evaluateAll((found, attribute) => found.map((one) => one.getAttribute(attribute)), name)
}

/**
 * Fails when a page without script lacks words, has a button that does nothing, or a form that leads elsewhere.
 *
 * @param page of a browser without script.
 * @param lines of the same page with script.
 */
export async function expectSameWithoutScript(page: Page, address: string, lines: readonly string[]): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // More words are fine: a form has a button that script makes needless.
  const without = await linesOf(page)
  const known = [...without, ...ONLY_WITH_SCRIPT, ...UNTIL_MEASURED].map(withoutCounts)
  expect(lines.filter((line) => !known.includes(withoutCounts(line)))).toEqual([])
  // A button outside a form does nothing without script, unless it is for a popover.
  const idle = page
    .locator('main button:not(form button, [popovertarget], [form], :disabled)')
    .filter({ visible: true })
  expect(await idle.evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 100)))).toEqual([])
  const actions = await page
    .locator('main form')
    .evaluateAll((forms) => forms.map((form) => new URL((form as HTMLFormElement).action).origin))
  expect(actions.filter((origin) => origin !== new URL(page.url()).origin)).toEqual([])
}

/** The site counts its requests, and /figures says how many: also that of the second look. */
function withoutCounts(line: string): string {
  return line.replace(/^Of [\d,]+ requests/, 'Of some requests')
}

/** The lines of words that a page shows, without its header and footer. */
export async function linesOf(page: Page): Promise<string[]> {
  // Of what is not laid out, the browser does not tell the words. Buttons and the drawn map are for script alone.
  await page.evaluate((map) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { content-visibility: visible !important } main button, ${map} { display: none !important }`)
    document.adoptedStyleSheets = [sheet]
  }, DRAWN_MAP)
  // biome-ignore lint/performance/useDomNodeTextContent: it leaves out hidden words
  const text = await page.getByRole('main').innerText()
  return text.split('\n').flatMap((line) => line.replace(/\s+/g, ' ').trim() || [])
}

/** On a slow network, typefaces and pictures come after the first paint: it must not move anything. */
async function holdUntilPainted(page: Page): Promise<void> {
  let painted: Promise<unknown> | undefined
  await page.route('**/*', async (route) => {
    if (['font', 'image'].includes(route.request().resourceType())) {
      painted ??= page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await painted
    }
    await route.continue()
  })
}

function expectSmall(path: string, html: string, loads: readonly Load[], moreScript: number): void {
  const { external, inline, hasReact } = scriptOf(loads)
  expect(external + inline, 'bytes of script').toBeLessThanOrEqual(SCRIPT_BEFORE_USE + moreScript)
  expect(hasReact, 'has React before it is used').toBe(false)
  const most = path === '/' ? MOST_HTML_OF_HOME : MOST_HTML
  const quick = brotli(Buffer.from(html), QUICK_LEVEL).length
  expect(quick <= most ? quick : brotliSize(Buffer.from(html)), 'bytes of HTML').toBeLessThanOrEqual(most)
}

/** Scrolls to the end of a page and back by frames, because a layout shift belongs to a frame. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}
