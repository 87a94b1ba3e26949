import { isInMediaFolder, isRecord } from '@ashlar/contract'
import { canFetchFile } from './ask.mjs'

/** @typedef {import('./reads.mjs').Row} Row */
/** @typedef {import('./reads.mjs').Source} Source */

/** Pictures that are tried for each collection. */
const TRIED_PICTURES = 5

/**
 * Whether the files that records name can be had.
 * @param {Source} source
 * @param {readonly unknown[]} records
 * @returns {Promise<{ summary?: string, todo?: string, folders?: readonly string[] }>}
 */
export async function picturesOf({ url, mediaUrls }, records) {
  const files = [...new Set(records.flatMap(filesIn))].map((address) => new URL(address, `${url}/`))
  if (files.length === 0) return {}
  const own = [`${new URL(url).origin}/uploads`, `${url}/uploads`, ...mediaUrls]
  const elsewhere = files.filter((file) => !isInMediaFolder(own, file))
  if (elsewhere.length > 0) {
    const hosts = [...new Set(elsewhere.map(({ host }) => host))]
    return {
      summary: `${elsewhere.length} of ${files.length} at ${hosts.join(', ')}, not shown`,
      folders: elsewhere.map(folderOf),
    }
  }
  const tried = files.slice(0, TRIED_PICTURES)
  const loaded = await Promise.all(tried.map(canFetchFile))
  const summary = `${loaded.filter(Boolean).length} of ${tried.length} tried`
  const missed = tried[loaded.indexOf(false)]
  return missed ? { summary, todo: `${missed.origin}${missed.pathname} cannot be fetched` } : { summary }
}

/**
 * What to set so that the site shows the files that are elsewhere.
 * @param {readonly Row[]} rows
 * @param {Source} source
 * @returns {Row}
 */
export function mediaRow(rows, { mediaUrls }) {
  const name = 'pictures and films'
  const missing = [...new Set(rows.flatMap(({ folders = [] }) => folders))]
  const shows = ['those of /uploads', ...mediaUrls].join(', ')
  if (missing.length === 0) return { name, state: 'there', shows }
  return { name, state: 'elsewhere', shows, todo: `set MEDIA_URLS=${[...mediaUrls, ...missing].join(',')}` }
}

/**
 * The part of a store that belongs to the backend: the first folder, because the host of some stores is everybody's.
 * @param {URL} file
 */
function folderOf({ origin, pathname }) {
  const [, first, ...rest] = pathname.split('/')
  return rest.length > 0 ? `${origin}/${first}` : origin
}

/**
 * Addresses of the files in a record.
 * @param {unknown} value
 * @returns {string[]}
 */
function filesIn(value) {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isRecord(value)) return []
  if (typeof value.url === 'string' && typeof value.mime === 'string') return [value.url]
  return Object.values(value).flatMap(filesIn)
}
