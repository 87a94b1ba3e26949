import { median, megabytes } from '../lib/numbers.mjs'

/** Measures memory and descriptors of site and backend after each burst, and checks whether they grow. */

/**
 * @typedef {object} Sample
 * @property {number} minute since the traffic began
 * @property {Record<Series, number>} values
 */

/** @typedef {'site memory' | 'site descriptors' | 'backend memory' | 'backend descriptors'} Series */

/** @type {readonly { series: Series, of: 'site' | 'backend', metric: string, slack: number }[]} */
const WATCHED = [
  // 16 MB and 8 descriptors: the effect of one garbage collection or kept connection more or less.
  { series: 'site memory', of: 'site', metric: 'process_resident_memory_bytes', slack: 16e6 },
  { series: 'site descriptors', of: 'site', metric: 'process_open_fds', slack: 8 },
  { series: 'backend memory', of: 'backend', metric: 'process_resident_memory_bytes', slack: 16e6 },
  { series: 'backend descriptors', of: 'backend', metric: 'process_open_fds', slack: 8 },
]

/** Share of the run in which caches fill. */
const WARM_UP = 0.4
const MOST_GROWTH = 0.1

/**
 * @param {{ siteUrl: string, contentUrl: string }} stack
 * @param {number} minute
 * @returns {Promise<Sample>}
 */
export async function takeSample({ siteUrl, contentUrl }, minute) {
  const [site, backend] = await Promise.all([textOf(`${siteUrl}/api/metrics`), textOf(`${contentUrl}/_metrics`)])
  const values = /** @type {Sample['values']} */ ({})
  for (const { series, of, metric } of WATCHED) values[series] = valueIn(of === 'site' ? site : backend, metric)
  return { minute, values }
}

/**
 * Compares the first third of the samples after the warm-up with the last third, by their medians.
 * @param {readonly Sample[]} samples
 * @returns {string[]} the series that grow
 */
export function growingSeries(samples) {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP))
  const third = Math.floor(warm.length / 3)
  if (third === 0) return ['the traffic was too slow for its time: too few bursts to judge by']
  return WATCHED.flatMap(({ series, slack }) => {
    const before = median(warm.slice(0, third).map(({ values }) => values[series]))
    const after = median(warm.slice(-third).map(({ values }) => values[series]))
    if (after - before <= Math.max(before * MOST_GROWTH, slack)) return []
    return [`${series} grew from ${shown(series, before)} to ${shown(series, after)}`]
  })
}

/**
 * @param {readonly Sample[]} samples
 * @returns {string[]} about ten lines
 */
export function tableOf(samples) {
  const step = Math.max(1, Math.ceil(samples.length / 10))
  const rows = samples.filter((_, index) => index % step === 0 || index === samples.length - 1)
  return rows.map(({ minute, values }) => {
    const cells = WATCHED.map(({ series }) => `${series} ${shown(series, values[series])}`)
    return `minute ${minute.toFixed(1).padStart(5)}: ${cells.join(', ')}`
  })
}

/** @param {string} url */
async function textOf(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/**
 * @param {string} text
 * @param {string} metric
 */
function valueIn(text, metric) {
  const value = new RegExp(`^${metric} (\\S+)$`, 'm').exec(text)?.[1]
  if (value === undefined) throw new Error(`${metric} is not given`)
  return Number(value)
}

/**
 * @param {Series} series
 * @param {number} value
 */
function shown(series, value) {
  return series.endsWith('memory') ? megabytes(value) : `${value}`
}
