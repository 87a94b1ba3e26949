import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What an import has made of a record of the source.
 * @typedef {object} Imported
 * @property {string} record its id here
 * @property {string} digest of what was written
 * @property {string} updatedAt of the draft after the import; a later time means that somebody changed it
 * @property {string} [address] here, where another record had that of the source
 */

/**
 * What earlier runs with the same source and the same backend have made. It is written line by line, so a run that was
 * stopped is continued, and a later run takes only what is new or has changed at the source.
 */
export class Journal {
  #file
  /** @type {Map<string, Imported>} */
  #records = new Map()
  /** @type {Map<string, number>} */
  #files = new Map()

  /** @param {string} file */
  constructor(file) {
    this.#file = file
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    for (const line of text.split('\n')) this.#read(line)
    // Otherwise the next entry would be written behind the cut-off one, and be lost with it.
    if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n')
  }

  /** @param {string} id */
  record(id) {
    return this.#records.get(id) ?? null
  }

  /** @param {string} id @param {Imported} imported */
  noteRecord(id, imported) {
    this.#records.set(id, imported)
    this.#append({ id, ...imported })
  }

  /** @param {string} url */
  file(url) {
    return this.#files.get(url) ?? null
  }

  /** @param {string} url @param {number} file */
  noteFile(url, file) {
    this.#files.set(url, file)
    this.#append({ url, file })
  }

  /** @param {string} line */
  #read(line) {
    let entry
    try {
      entry = JSON.parse(line)
    } catch (error) {
      // The last line of a run that was killed is cut off; what it would say is found again by its key.
      if (error instanceof SyntaxError) return
      throw error
    }
    const { id, url, file, ...imported } = entry
    if (id) this.#records.set(id, imported)
    if (url) this.#files.set(url, file)
  }

  /** @param {object} entry */
  #append(entry) {
    mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 })
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`, { mode: 0o600 })
  }
}
