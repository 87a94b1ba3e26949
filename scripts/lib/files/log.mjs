import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** Bytes. A log that is longer is renamed to NAME.1 and replaces the one before. */
const LIMIT = 20 * 1024 * 1024

/** A log file of limited size. It writes synchronously, so that the last lines before a crash are in it. */
export class Log {
  /** @type {number | null} */
  #descriptor
  #size = 0

  /** @param {string} file opened for appending */
  constructor(file) {
    this.file = file
    mkdirSync(dirname(file), { recursive: true })
    this.#descriptor = openSync(file, 'a', 0o600)
    this.#size = fstatSync(this.#descriptor).size
    this.write(`--- ${new Date().toISOString()}\n`)
  }

  /** @param {string | Uint8Array} chunk */
  write(chunk) {
    if (this.#descriptor === null) return
    try {
      if (this.#size > LIMIT) this.#turnOver()
      this.#size += typeof chunk === 'string' ? writeSync(this.#descriptor, chunk) : writeSync(this.#descriptor, chunk)
    } catch (error) {
      // A full disk must not stop the logged process, but the user must know that lines are missing.
      process.stderr.write(`${this.file} is no longer written: ${error instanceof Error ? error.message : error}\n`)
      this.close()
    }
  }

  close() {
    if (this.#descriptor === null) return
    closeSync(this.#descriptor)
    this.#descriptor = null
  }

  #turnOver() {
    if (this.#descriptor !== null) closeSync(this.#descriptor)
    renameSync(this.file, `${this.file}.1`)
    this.#descriptor = openSync(this.file, 'a', 0o600)
    this.#size = 0
  }
}
