/**
 * A record of the source, in the flat form of Strapi 5.
 * @typedef {object} SourceRecord
 * @property {string} model singular name of the type here
 * @property {string} id identifies it at the source, also in a later run
 * @property {string} name for the report
 * @property {Record<string, unknown>} fields
 * @property {readonly string[]} notTaken what the source has and this product has no place for, in words
 * @property {string} [freeField] field with the address; where another record has its value, a free one is taken
 */

/**
 * A picture, film or document of the source within the fields of a record.
 * @typedef {object} SourceFile
 * @property {string} url in full
 * @property {string} name
 * @property {string} alternativeText
 * @property {string} caption
 * @property {{ x: number, y: number } | null} focalPoint
 */

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * @param {unknown} value
 * @returns {string} empty when it is no text
 */
export function textOf(value) {
  return typeof value === 'string' ? value : ''
}

/** Marks a place in fitted fields where the id of an uploaded file will stand. */
export class FilePlace {
  /** @param {SourceFile} file */
  constructor(file) {
    this.file = file
  }
}

/** Schemes of marks: of a picture that stands within a text, and of a file to which a text links. */
export const PICTURE_MARK = 'import-picture:'
export const FILE_MARK = 'import-file:'

/**
 * Marks a place within a text where the address of an uploaded file will stand.
 * @param {typeof PICTURE_MARK | typeof FILE_MARK} scheme
 * @param {SourceFile} file
 */
export const markFor = (scheme, file) => scheme + Buffer.from(JSON.stringify(file)).toString('base64url')

/**
 * Whether a text is a mark of `markFor`, and not words that look like one.
 * @param {string} text
 */
export function isMark(text) {
  try {
    const file = fileOfMark(text)
    const { url, name, alternativeText, caption } = isObject(file) ? file : {}
    return [url, name, alternativeText, caption].every((word) => typeof word === 'string') && URL.canParse(textOf(url))
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/**
 * @param {string} mark
 * @returns {SourceFile}
 */
export const fileOfMark = (mark) => JSON.parse(Buffer.from(mark.slice(mark.indexOf(':') + 1), 'base64url').toString())

/**
 * @param {URL} url
 * @param {string} [alternativeText]
 * @returns {SourceFile}
 */
export function fileAt(url, alternativeText = '') {
  return { url: url.href, name: fileNameOf(url), alternativeText, caption: '', focalPoint: null }
}

/** @param {URL} url */
export function fileNameOf({ pathname }) {
  const name = pathname.split('/').at(-1) || 'file'
  try {
    return decodeURIComponent(name)
  } catch (error) {
    // A percent sign that begins no code belongs to the name.
    if (error instanceof URIError) return name
    throw error
  }
}
