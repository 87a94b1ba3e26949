import { compareWithStored } from './stored.mjs'

/**
 * @typedef {import('../lib/report.mjs').Figure} Figure
 * @typedef {import('./load.mjs').LoadResult} LoadResult
 */

/**
 * The results of a load as rows of the table.
 * @param {string} name
 * @param {LoadResult} load
 * @param {string} databaseUrl
 * @param {{ leads: 'all' | 'honest' }} promise leads: whether all had to be accepted, or only no accepted one
 * may be lost
 * @returns {Promise<Figure[]>}
 */
export async function loadFigures(name, load, databaseUrl, { leads }) {
  const { missing, twice } = await compareWithStored(databaseUrl, load.acknowledged)
  const failed = [...load.failedPages, ...load.failedAssets]
  return [
    {
      name: `${name}: pages and their files`,
      measured: `${load.pages + load.assets} asked for, ${failed.length} failed${first(failed)}${cutOff(load.cut)}`,
      promise: '0 failed',
      ok: failed.length === 0 && load.pages > 0,
    },
    {
      name: `${name}: enquiries`,
      measured: `${load.acknowledged.length} acknowledged, ${missing.length} lost, ${twice.length} twice, ${load.refused.length} refused${first(load.refused)}`,
      promise: leads === 'all' ? '0 lost, twice or refused' : '0 lost or twice',
      ok: missing.length + twice.length + (leads === 'all' ? load.refused.length : 0) === 0,
    },
  ]
}

/** @param {readonly string[]} cut */
function cutOff(cut) {
  return cut.length > 0 ? `; ${cut.length} under way in the process that was killed${first(cut)}` : ''
}

/** @param {readonly string[]} lines */
function first(lines) {
  return lines.length > 0 ? ` (${lines[0]})` : ''
}
