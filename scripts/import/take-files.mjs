import { CallFailed, getFile } from './ask.mjs'
import { FilePlace, isObject } from './source-record.mjs'
import { Refused } from './target.mjs'

/** Bytes of one file; the media library takes no more. */
const MOST_BYTES = 50 * 1024 * 1024

/** Characters of a name in the media library. */
const LONGEST_NAME = 120

/**
 * @typedef {object} FileTools
 * @property {import('./target.mjs').Target} target
 * @property {import('./journal.mjs').Journal} journal
 * @property {ReadonlySet<string>} fileHosts
 * @property {string} token of the source
 * @property {URL} from
 * @property {AbortSignal} signal
 * @property {(file: 'taken' | 'known' | 'left', line?: string) => void} count
 */

/**
 * Brings the files of a record into the media library, each once, and puts their ids in their places. A file that
 * cannot be had is left out, and the record is imported without it.
 * @param {unknown} value fitted fields
 * @param {FileTools} tools
 * @returns {Promise<unknown>} what a save accepts
 */
export async function withFiles(value, tools) {
  if (value instanceof FilePlace) return (await idOf(value.file, tools)) ?? null
  if (Array.isArray(value)) {
    const items = []
    for (const item of value) {
      const taken = await withFiles(item, tools)
      if (!(item instanceof FilePlace) || taken !== null) items.push(taken)
    }
    return items
  }
  if (!isObject(value)) return value
  /** @type {Record<string, unknown>} */
  const whole = {}
  for (const [name, content] of Object.entries(value)) whole[name] = await withFiles(content, tools)
  return whole
}

/**
 * @param {import('./source-record.mjs').SourceFile} file
 * @param {FileTools} tools
 * @returns {Promise<number | null>}
 */
async function idOf({ url, name, alternativeText, caption, focalPoint }, tools) {
  const { target, journal, fileHosts, from, token, signal, count } = tools
  const known = journal.file(url)
  if (known !== null) {
    count('known')
    return known
  }
  const address = new URL(url)
  if (!fileHosts.has(address.host)) {
    count('left', `${url}: add --files-from ${address.host} to take files from this host`)
    return null
  }
  try {
    // Only the source itself gets its token.
    const { bytes, type } = await getFile(address, MOST_BYTES, {
      signal,
      token: address.host === from.host ? token : '',
    })
    const info = { name: name.slice(-LONGEST_NAME), alternativeText, caption, ...(focalPoint ? { focalPoint } : {}) }
    const id = await target.upload({ bytes, type, name: info.name, info })
    journal.noteFile(url, id)
    count('taken')
    return id
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof Refused)) throw error
    count('left', `${url}: ${error.message}`)
    return null
  }
}
