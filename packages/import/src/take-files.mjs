import { mediaKindOfName } from '@ashlar/contract/node/media-kinds'
import { CallFailed, getFile } from './ask.mjs'
import { FILE_MARK, FilePlace, fileOfMark, isMark, isObject, PICTURE_MARK } from './source-record.mjs'
import { Refused } from './target.mjs'

/** Bytes of one file; the media library takes no more. */
const MOST_BYTES = 50 * 1024 * 1024

/** Characters of a name in the media library. */
const LONGEST_NAME = 120

/** Caption of a picture that is only decorative. */
const DECORATIVE = 'decorative'

const MARK = /import-(?:picture|file):[\w-]+/g

/**
 * @typedef {object} FileTools
 * @property {import('./target.mjs').Target} target
 * @property {import('./journal.mjs').Journal} journal
 * @property {ReadonlySet<string>} fileHosts
 * @property {boolean} decorative whether pictures without alternative text are marked as decorative
 * @property {string} token of the source
 * @property {URL} from
 * @property {AbortSignal} signal
 * @property {(file: 'taken' | 'known' | 'left', line?: string) => void} count
 * @property {boolean} [needsWords] false for a logo, which has the name of the firm beside it
 * @property {(name: string) => void} countBare is told each picture without alternative text
 */

/**
 * Brings the files of a record into the media library, each once, and puts their ids in their places, and their
 * addresses into texts. A file that cannot be had is left out, and the record is imported without it.
 * @param {unknown} value fitted fields
 * @param {FileTools} tools
 * @returns {Promise<unknown>} what a save accepts
 */
export async function withFiles(value, tools) {
  if (value instanceof FilePlace) return (await idOf(value.file, tools)) ?? null
  if (typeof value === 'string') return textWithFiles(value, tools)
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
  for (const [name, content] of Object.entries(value)) {
    whole[name] = await withFiles(content, name === 'logo' ? { ...tools, needsWords: false } : tools)
  }
  return whole
}

/**
 * @param {string} text
 * @param {FileTools} tools
 */
async function textWithFiles(text, tools) {
  if (!text.includes(PICTURE_MARK) && !text.includes(FILE_MARK)) return text
  /** @type {Map<string, string | null>} */
  const paths = new Map()
  for (const [mark] of text.matchAll(MARK)) {
    // Words of the source may look like a mark.
    if (!isMark(mark)) continue
    if (!paths.has(mark)) paths.set(mark, await pathOf(mark, tools))
  }
  const lost = [...paths].flatMap(([mark, path]) => (path || !mark.startsWith(PICTURE_MARK) ? [] : [mark]))
  return lost
    .reduce(withoutPicture, text)
    .replace(MARK, (mark) => {
      const path = paths.get(mark)
      if (path === undefined) return mark
      if (path === null) return fileOfMark(mark).url
      // Visitors get files from the site.
      return mark.startsWith(PICTURE_MARK) ? path : path.replace(/^\/uploads\//, '/media/')
    })
    .trim()
}

/**
 * A text without a picture, in Markdown or in HTML that stands in it, and without a link that had nothing else.
 * @param {string} text
 * @param {string} mark
 */
function withoutPicture(text, mark) {
  let rest = text
  for (let at = rest.indexOf(mark); at >= 0; at = rest.indexOf(mark)) {
    const isHtml = rest[at - 1] === '"'
    let start = rest.lastIndexOf(isHtml ? '<img' : '![', at)
    let end = rest.indexOf(isHtml ? '>' : ')', at) + 1
    if (!isHtml && rest[start - 1] === '[' && rest.startsWith('](', end)) {
      start -= 1
      end = rest.indexOf(')', end) + 1
    }
    rest = rest.slice(0, start) + rest.slice(end)
  }
  return rest
}

/**
 * @param {string} mark
 * @param {FileTools} tools
 */
async function pathOf(mark, tools) {
  const id = await idOf(fileOfMark(mark), tools)
  return id === null ? null : ((await tools.target.file(id))?.path ?? null)
}

/**
 * @param {import('./source-record.mjs').SourceFile} file
 * @param {FileTools} tools
 * @returns {Promise<number | null>}
 */
async function idOf(file, tools) {
  const { target, journal, fileHosts, from, token, signal, count } = tools
  const { url, name, focalPoint } = file
  const { isMarked, ...words } = wordsOf(file, tools)
  const info = { name: name.slice(-LONGEST_NAME), ...words, ...(focalPoint ? { focalPoint } : {}) }
  const known = journal.file(url)
  if (known !== null) {
    count('known')
    if (isMarked) await markDecorative(known, target)
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
    const { id } = await target.upload({ bytes, type, name: info.name, info })
    journal.noteFile(url, id)
    count('taken')
    return id
  } catch (error) {
    if (!(error instanceof CallFailed) && !(error instanceof Refused)) throw error
    count('left', `${url}: ${error.message}`)
    return null
  }
}

/**
 * The words of a file in the media library.
 * @param {import('./source-record.mjs').SourceFile} file
 * @param {FileTools} tools
 */
function wordsOf({ name, url, alternativeText, caption }, { decorative, needsWords = true, countBare }) {
  const isPicture = mediaKindOfName(new URL(url).pathname)?.type.startsWith('image/') ?? false
  const isBare = needsWords && isPicture && !alternativeText.trim() && caption.trim().toLowerCase() !== DECORATIVE
  if (isBare) countBare(name)
  const isMarked = isBare && decorative
  return { isMarked, ...(isMarked ? marked({ caption }) : { alternativeText, caption }) }
}

/**
 * A picture that has a caption is not decorative: its caption says what it shows.
 * @param {{ caption: string }} words
 */
const marked = ({ caption }) =>
  caption.trim() ? { alternativeText: caption, caption } : { alternativeText: '', caption: DECORATIVE }

/**
 * Marks a picture that an earlier run took without this option, unless somebody has given it words since.
 * @param {number} id
 * @param {import('./target.mjs').Target} target
 */
async function markDecorative(id, target) {
  const file = await target.file(id)
  if (file && !file.alternativeText && file.caption !== DECORATIVE) {
    await target.describe(id, { name: file.name, ...marked(file) })
  }
}
