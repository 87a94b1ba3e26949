import { kilobytes } from '../lib/numbers.mjs'
import { STATES } from '../lib/pages.mjs'
import { pathsOfSitemap, transferredBytes } from '../lib/sitemap.mjs'

const MOST_HOME = 26_000
const MOST_OTHERS = 45_000
const TOLD = 5

/**
 * The HTML of every page of the sitemap as it is transferred, Hindi too, and of its fullest states.
 * @param {Pick<import('../main.mjs').Bench, 'siteUrl' | 'work'>} bench
 * @returns {Promise<import('../lib/report.mjs').Figure[]>}
 */
export async function measureHtml({ siteUrl, work }) {
  /** @type {{ path: string, bytes: number }[]} */
  const pages = []
  for (const path of [...(await pathsOfSitemap(siteUrl)), ...STATES, ...STATES.map((state) => `/hi${state}`)]) {
    work.signal.throwIfAborted()
    pages.push({ path, bytes: await transferredBytes(siteUrl + path) })
  }
  const home = pages.find(({ path }) => path === '/')
  if (!home) throw new Error('the sitemap does not name the home page')
  const largest = pages.toSorted((a, b) => b.bytes - a.bytes)
  const told = largest.slice(0, TOLD).map(({ path, bytes }) => `${path} ${kilobytes(bytes)}`)
  return [
    {
      name: 'html: /',
      measured: kilobytes(home.bytes),
      promise: `<= ${kilobytes(MOST_HOME)}`,
      ok: home.bytes <= MOST_HOME,
    },
    {
      name: `html: the largest of ${pages.length} pages`,
      measured: told.join(', '),
      promise: `<= ${kilobytes(MOST_OTHERS)}`,
      ok: pages.every(({ bytes }) => bytes <= MOST_OTHERS),
      data: largest,
    },
  ]
}
