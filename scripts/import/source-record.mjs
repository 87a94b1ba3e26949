/**
 * A record of the source, in the flat form of Strapi 5.
 * @typedef {object} SourceRecord
 * @property {string} model singular name of the type here
 * @property {string} id identifies it at the source, also in a later run
 * @property {string} name for the report
 * @property {Record<string, unknown>} fields
 * @property {readonly string[]} notTaken what the source has and this product has no place for, in words
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
