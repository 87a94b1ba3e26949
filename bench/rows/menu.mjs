import { DESKTOP, loadWhole, PHONE, withPage } from '../lib/browser.mjs'
import { median, ms } from '../lib/numbers.mjs'
import { nextOpening, observeOpenings } from '../lib/openings.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/openings.mjs').Opening} Opening
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(page: Page, menu: string) => Promise<unknown>} Opener
 */

const MENUS = ['services', 'projects', 'technology', 'about', 'insights']
const SAMPLES = 10
const MOST_MS = 50
/** Longer than a menu waits before it closes behind the pointer. */
const CLOSED_MS = 400

/**
 * From the moment at which a visitor's intent is known to the paint that shows what was asked for. Each sample is the
 * first opening on a freshly loaded page, and each menu is opened first in its turn.
 * @param {Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureMenus(bench) {
  const hovered = await sampleMenus(bench, hover)
  const pressed = await sampleMenus(bench, pressEnter)
  const drawer = await sampleDrawer(bench)
  return [
    ...MENUS.map((menu) => figureOf(`menu: ${menu}, hover intent to paint`, hovered.get(menu) ?? [])),
    ...MENUS.map((menu) => figureOf(`menu: ${menu}, Enter to paint`, pressed.get(menu) ?? [])),
    figureOf('menu: drawer at 390 px, tap to paint', drawer),
  ]
}

/**
 * @param {string} name
 * @param {readonly Opening[]} openings
 * @returns {import('../lib/report.mjs').Figure}
 */
function figureOf(name, openings) {
  const times = openings.map(({ toPaint }) => toPaint)
  const events = openings.flatMap(({ eventTiming }) => eventTiming ?? [])
  const browserSays = events.length > 0 ? `; Event Timing ${ms(median(events))}, most ${ms(Math.max(...events))}` : ''
  return {
    name,
    measured: `${ms(median(times))}, most ${ms(Math.max(...times))}${browserSays}`,
    promise: `<= ${MOST_MS} ms`,
    ok: median(times) <= MOST_MS,
    data: openings,
  }
}

/**
 * @param {Bench} bench
 * @param {Opener} open
 * @returns {Promise<Map<string, Opening[]>>}
 */
async function sampleMenus({ browser, siteUrl, work }, open) {
  /** @type {Map<string, Opening[]>} */
  const openings = new Map(MENUS.map((menu) => [menu, []]))
  for (let sample = 0; sample < SAMPLES; sample++) {
    work.signal.throwIfAborted()
    const first = sample % MENUS.length
    await withPage(browser, { device: DESKTOP, slowCpu: true }, async (page) => {
      await page.addInitScript(observeOpenings)
      await loadWhole(page, siteUrl)
      for (const menu of [...MENUS.slice(first), ...MENUS.slice(0, first)]) {
        await page.mouse.move(720, 800)
        await page.waitForTimeout(CLOSED_MS)
        const opening = nextOpening(page)
        await open(page, menu)
        openings.get(menu)?.push(await opening)
        await page.keyboard.press('Escape')
      }
    })
  }
  return openings
}

/**
 * @param {Page} page
 * @param {string} menu
 */
async function hover(page, menu) {
  await page.hover(`[data-menu=${menu}] [data-menu-title]`)
}

/**
 * @param {Page} page
 * @param {string} menu
 */
async function pressEnter(page, menu) {
  await page.focus(`[data-menu=${menu}] [data-menu-button]`)
  await page.keyboard.press('Enter')
}

/** @param {Bench} bench */
async function sampleDrawer({ browser, siteUrl, work }) {
  /** @type {Opening[]} */
  const openings = []
  for (let sample = 0; sample < SAMPLES; sample++) {
    work.signal.throwIfAborted()
    openings.push(
      await withPage(browser, { device: PHONE, slowCpu: true }, async (page) => {
        await page.addInitScript(observeOpenings)
        await loadWhole(page, siteUrl)
        const opening = nextOpening(page)
        await page.tap('button[popovertarget=mobile-menu]')
        return opening
      }),
    )
  }
  return openings
}
