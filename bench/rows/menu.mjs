import { DESKTOP, loadWhole, PHONE, withPage } from '../lib/browser.mjs'
import { median, ms } from '../lib/numbers.mjs'
import { observeOpenings, timeOpening } from '../lib/openings.mjs'

/**
 * @typedef {import('../main.mjs').Bench} Bench
 * @typedef {import('../lib/openings.mjs').MenuOpening} MenuOpening
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(page: Page, menu: string) => Promise<() => Promise<void>>} Opener prepares, and returns what is measured
 */

const MENUS = ['services', 'projects', 'technology', 'about', 'insights']
const SAMPLES = 10
const MOST_MS = 50
/** Longer than a menu waits before it closes after the pointer has left. */
const CLOSED_MS = 400

/** @type {Opener} */
const hover = async (page, menu) => {
  const { x, y } = await middleOf(page, `[data-menu=${menu}] [data-menu-title]`)
  return () => page.mouse.move(x, y)
}

/** @type {Opener} */
const pressEnter = async (page, menu) => {
  await page.focus(`[data-menu=${menu}] [data-menu-button]`)
  return () => page.keyboard.press('Enter')
}

/**
 * Time from the visitor's action to the paint that shows the menu. Each sample is the first opening on a freshly loaded
 * page, and each menu is opened first in its turn.
 * @param {Bench} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureMenus(bench) {
  /** @type {Map<string, MenuOpening[]>} */
  const openings = new Map()
  /** @param {string} name @param {MenuOpening} opening */
  const add = (name, opening) => openings.set(name, [...(openings.get(name) ?? []), opening])
  for (let sample = 0; sample < SAMPLES; sample++) {
    bench.work.signal.throwIfAborted()
    add('nothing', await openNothing(bench))
    await openMenus(bench, sample, hover, (menu, opening) => add(`${menu}, hover intent`, opening))
    await openMenus(bench, sample, pressEnter, (menu, opening) => add(`${menu}, Enter`, opening))
    add('drawer at 390 px, tap', await openDrawer(bench))
  }
  const { nothing = [], ...ours } = Object.fromEntries(openings)
  return [
    { ...figureOf('menu: for comparison, a popover on an empty page, Enter', nothing), promise: '', ok: null },
    ...Object.entries(ours)
      .sort(([a], [b]) => rank(a) - rank(b))
      .map(([name, all]) => figureOf(`menu: ${name}`, all)),
  ]
}

/** @param {string} name of a figure. Order: all that hovering opens, then all that keys open, then the drawer */
function rank(name) {
  return ['hover', 'Enter', 'tap'].findIndex((word) => name.includes(word))
}

/**
 * @param {string} name
 * @param {readonly MenuOpening[]} openings
 * @returns {import('../lib/report.mjs').Figure}
 */
function figureOf(name, openings) {
  const times = openings.map(({ toPaint }) => toPaint)
  const events = openings.flatMap(({ eventTiming }) => eventTiming ?? [])
  const browserSays = events.length > 0 ? `, Event Timing ${ms(median(events))}` : ''
  const cpu = median(openings.map(({ cpuMs }) => cpuMs))
  return {
    name,
    measured: `${ms(median(times))} (${ms(Math.min(...times))} to ${ms(Math.max(...times))})${browserSays}, CPU ${ms(cpu)}`,
    promise: `<= ${MOST_MS} ms`,
    ok: median(times) <= MOST_MS,
    data: openings,
  }
}

/**
 * @param {Bench} bench
 * @param {number} sample
 * @param {Opener} open
 * @param {(menu: string, opening: MenuOpening) => unknown} add
 */
async function openMenus({ browser, siteUrl }, sample, open, add) {
  const first = sample % MENUS.length
  await withPage(browser, { device: DESKTOP, slowCpu: true }, async (page) => {
    await page.addInitScript(observeOpenings)
    await loadWhole(page, siteUrl)
    for (const menu of [...MENUS.slice(first), ...MENUS.slice(0, first)]) {
      await page.mouse.move(720, 800)
      await page.waitForTimeout(CLOSED_MS)
      add(menu, await timeOpening(page, await open(page, menu)))
      await page.keyboard.press('Escape')
    }
  })
}

/** @param {Bench} bench */
function openDrawer({ browser, siteUrl }) {
  return withPage(browser, { device: PHONE, slowCpu: true }, async (page) => {
    await page.addInitScript(observeOpenings)
    await loadWhole(page, siteUrl)
    const { x, y } = await middleOf(page, 'button[popovertarget=mobile-menu]')
    return timeOpening(page, () => page.touchscreen.tap(x, y))
  })
}

/**
 * @param {Page} page
 * @param {string} selector
 */
async function middleOf(page, selector) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox()
  if (!box) throw new Error(`${selector} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/**
 * The least time that the browser and this machine need: a page that holds nothing but a popover.
 * @param {Bench} bench
 */
function openNothing({ browser }) {
  return withPage(browser, { device: DESKTOP, slowCpu: true }, async (page) => {
    await page.setContent('<button popovertarget="nothing">Open</button><p id="nothing" popover>Nothing</p>')
    await page.evaluate(observeOpenings)
    await page.focus('button')
    await page.waitForTimeout(CLOSED_MS)
    return timeOpening(page, () => page.keyboard.press('Enter'))
  })
}
