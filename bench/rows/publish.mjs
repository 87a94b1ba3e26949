import { setTimeout as wait } from 'node:timers/promises'
import { startStack } from '../../scripts/lib/services/stack.mjs'
import { ADMIN_ENV, callAdmin, signInAsEditor } from '../lib/admin.mjs'
import { DESKTOP, withPage } from '../lib/browser.mjs'
import { median, ms, percentile } from '../lib/numbers.mjs'

/**
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} Sample milliseconds from the editor's click
 * @property {number} save until a bare save of a draft is answered
 * @property {number} publish until the publication is answered
 * @property {number} seen until a visitor gets a page with the new words
 */

const SAMPLES = 50
const WARM_UP = 3
const MOST_MS = 2000
const POLL_EVERY_MS = 10
const PATIENCE_MS = 30_000
const BANNERS = '/content-manager/collection-types/api::homepage-banner.homepage-banner'

/**
 * An editor changes the heading of the home page's banner in the admin, in a real browser, fifty times: first a draft is
 * saved, then other words are published, and a visitor asks for the home page until it has them. A separate stack with
 * the shipped content, on SQLite.
 * @param {import('../main.mjs').Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measurePublishing({ browser, work: { signal } }) {
  const stack = await startStack({ env: ADMIN_ENV })
  try {
    const desk = await callAdmin(stack.contentUrl, signal)
    const { results } = await (await desk(`${BANNERS}?sort=sequence:ASC`)).json()
    const form = `${stack.contentUrl}/admin${BANNERS}/${results[0].documentId}`
    const samples = await withPage(browser, { device: DESKTOP }, async (page) => {
      await signInAsEditor(page, stack.contentUrl)
      await page.goto(form)
      /** @type {Sample[]} */
      const all = []
      for (let round = 0; round < WARM_UP + SAMPLES; round++) {
        signal.throwIfAborted()
        const sample = await measureOnce(page, stack.siteUrl, round, signal)
        if (round >= WARM_UP) all.push(sample)
      }
      return all
    })
    return [figureOf(samples)]
  } finally {
    await stack.stop()
  }
}

/**
 * @param {readonly Sample[]} samples
 * @returns {Figure}
 */
function figureOf(samples) {
  const of = (/** @type {keyof Sample} */ name) => {
    const times = samples.map((sample) => sample[name])
    return { median: median(times), p95: percentile(times, 0.95) }
  }
  const [seen, publish, save] = [of('seen'), of('publish'), of('save')]
  return {
    name: `publish: from the click until a visitor sees it, p95 of ${SAMPLES}`,
    measured: `${ms(seen.p95)} (median ${ms(seen.median)}); the publication is answered after ${ms(publish.p95)} (${ms(publish.median)}), a bare save after ${ms(save.p95)} (${ms(save.median)})`,
    promise: `<= ${MOST_MS} ms`,
    ok: seen.p95 <= MOST_MS,
    data: samples,
  }
}

/**
 * @param {Page} page the form of the banner
 * @param {string} siteUrl
 * @param {number} round
 * @param {AbortSignal} signal
 * @returns {Promise<Sample>}
 */
async function measureOnce(page, siteUrl, round, signal) {
  const heading = page.locator('[name="heading"]')
  await heading.fill(`A draft ${round} of dressed stone`)
  const save = await click(page, 'Save', '')
  const words = `Dressed stone, course ${round}`
  await heading.fill(words)
  const seen = untilSeen(siteUrl, words, signal)
  const [publish, seenAt] = await Promise.all([click(page, 'Publish', '/actions/publish'), seen])
  return { save: save.took, publish: publish.took, seen: seenAt - publish.began }
}

/**
 * Clicks a button of the form, and measures until the backend has answered.
 * @param {Page} page
 * @param {string} name
 * @param {string} path end of the address that is called
 */
async function click(page, name, path) {
  const answered = page.waitForResponse(
    (response) =>
      ['PUT', 'POST'].includes(response.request().method()) &&
      new URL(response.url()).pathname.includes(BANNERS) &&
      new URL(response.url()).pathname.endsWith(path),
  )
  const button = page.getByRole('button', { name, exact: true })
  await button.click({ trial: true })
  const began = performance.now()
  await button.click()
  const response = await answered
  if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
  return { began, took: performance.now() - began }
}

/**
 * A visitor who asks for the home page again and again.
 * @param {string} siteUrl
 * @param {string} words
 * @param {AbortSignal} signal
 * @returns {Promise<number>} when the visitor had them
 */
async function untilSeen(siteUrl, words, signal) {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const page = await (await fetch(`${siteUrl}/`, { signal })).text()
    if (page.includes(words)) return performance.now()
    if (performance.now() > until) throw new Error(`“${words}” was not seen within ${PATIENCE_MS} ms`)
    await wait(POLL_EVERY_MS, undefined, { signal })
  }
}
