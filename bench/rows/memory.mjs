import { startStack } from '../../scripts/lib/services/stack.mjs'
import { megabytes } from '../lib/numbers.mjs'
import { ACCEPTED_PICTURES, waitForBestPictures } from '../lib/pictures.mjs'
import { memoryOf, siteProcess } from '../lib/processes.mjs'
import { pathsOfSitemap, readPage } from '../lib/sitemap.mjs'

/**
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {Awaited<ReturnType<typeof startStack>>} Stack
 */

const MOST = 350_000_000
const PICTURES = 300
const MADE_UP = 10_000
const AT_ONCE = 8
const PATIENCE_MS = 300_000

/**
 * Memory of the site's process after visitors have read everything, and after requests for invented addresses. It runs
 * on a stack of its own, so that each picture has to be made.
 * @param {Pick<import('../main.mjs').Bench, 'work'>} bench
 * @returns {Promise<Figure[]>}
 */
export async function measureMemory({ work: { signal } }) {
  if (process.platform !== 'linux') return [{ name: 'memory', measured: 'needs Linux (/proc)', promise: '', ok: null }]
  const stack = await startStack()
  try {
    return [await afterReading(stack, signal), await afterMadeUpAddresses(stack, signal)]
  } finally {
    await stack.stop()
  }
}

/**
 * @param {Stack} stack
 * @param {AbortSignal} signal
 * @returns {Promise<Figure>}
 */
async function afterReading(stack, signal) {
  const paths = await pathsOfSitemap(stack.siteUrl)
  /** @type {Set<string>} */
  const offered = new Set()
  for (const path of paths) {
    signal.throwIfAborted()
    const html = (await readPage(stack.siteUrl + path)).toString('utf8')
    for (const [address] of html.matchAll(/\/pictures\/\d+\/[^"\s,]+/g)) offered.add(address.replaceAll('&amp;', '&'))
  }
  const chosen = spread([...offered], PICTURES).map((address) => stack.siteUrl + address)
  if (chosen.length < PICTURES) throw new Error(`the pages have only ${chosen.length} pictures`)
  requireOnly([200], await askEach(chosen, { atOnce: AT_ONCE, headers: { Accept: ACCEPTED_PICTURES }, signal }))
  await waitForBestPictures(chosen, signal)
  return figureOf(`${paths.length} pages and ${chosen.length} pictures`, stack, true)
}

/**
 * Half of the addresses are pages that do not exist, half are queries that no page knows.
 * @param {Stack} stack
 * @param {AbortSignal} signal
 * @returns {Promise<Figure>}
 */
async function afterMadeUpAddresses(stack, signal) {
  const addresses = Array.from({ length: MADE_UP }, (_, at) =>
    at % 2 === 0 ? `${stack.siteUrl}/projects/x${at}` : `${stack.siteUrl}/?a=${at}`,
  )
  const began = performance.now()
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const answers = await askEach(addresses, { atOnce: AT_ONCE, signal: patience })
  signal.throwIfAborted()
  requireOnly([200, 404], answers)
  const asked = [...answers.values()].reduce((sum, count) => sum + count, 0)
  const seconds = Math.round((performance.now() - began) / 1000)
  return figureOf(`${asked} made-up addresses in ${seconds} s`, stack, asked === MADE_UP)
}

/**
 * Requests many addresses, a few at a time, and discards the bodies of the responses.
 * @param {readonly string[]} addresses
 * @param {{ atOnce: number, headers?: Record<string, string>, signal: AbortSignal }} how signal: when aborted, no
 * further request begins
 * @returns {Promise<Map<number, number>>} number of responses by status
 */
async function askEach(addresses, { atOnce, headers = {}, signal }) {
  /** @type {Map<number, number>} */
  const answers = new Map()
  const waiting = addresses.values()
  const askUntilTheEnd = async () => {
    for (const address of waiting) {
      if (signal.aborted) return
      const answer = await fetch(address, { headers, redirect: 'manual' })
      await answer.arrayBuffer()
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askUntilTheEnd))
  return answers
}

/**
 * @param {string} what what the site has done, for the name of the figure
 * @param {Stack} stack
 * @param {boolean} isWhole whether the site has done all of it
 * @returns {Figure}
 */
function figureOf(what, stack, isWhole) {
  const memory = memoryOf(siteProcess(stack))
  const { resident, proportional, highest } = memory
  return {
    name: `memory: after ${what}`,
    measured: `${megabytes(resident)} resident (PSS ${megabytes(proportional)}, at most ${megabytes(highest)})`,
    promise: `<= ${megabytes(MOST)}`,
    ok: isWhole && resident <= MOST,
    data: memory,
  }
}

/**
 * @param {readonly number[]} expected
 * @param {ReadonlyMap<number, number>} answers
 */
function requireOnly(expected, answers) {
  const others = [...answers].filter(([status]) => !expected.includes(status))
  if (others.length > 0) throw new Error(others.map(([status, count]) => `${count} answers were ${status}`).join(', '))
}

/**
 * Evenly spaced elements from the first to the last, so that all kinds of pages and all widths occur.
 * @param {readonly string[]} all
 * @param {number} count
 */
function spread(all, count) {
  if (all.length <= count) return all
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '')
}
