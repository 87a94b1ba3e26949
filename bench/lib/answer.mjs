const EMPTY_CHUNK = '0\r\n\r\n'

/** As much of one answer as is needed to see its end. */
export class Answer {
  good = false
  #head = ''
  /** How much is still to come; null when that is not said beforehand. @type {number | null} */
  #rest = null
  #inBody = false
  #tail = ''

  /**
   * @param {Buffer} chunk
   * @returns {boolean} whether this was the last of it
   */
  take(chunk) {
    if (this.#inBody) return this.#takeBody(chunk)
    this.#head += chunk.toString('latin1')
    const end = this.#head.indexOf('\r\n\r\n')
    if (end < 0) return false
    this.#inBody = true
    this.good = this.#head.startsWith('HTTP/1.1 200 ')
    const length = /^content-length: *(\d+)/im.exec(this.#head.slice(0, end))
    this.#rest = length ? Number(length[1]) : null
    return this.#takeBody(Buffer.from(this.#head.slice(end + 4), 'latin1'))
  }

  /** @param {Buffer} chunk */
  #takeBody(chunk) {
    if (this.#rest !== null) {
      this.#rest -= chunk.length
      return this.#rest <= 0
    }
    this.#tail = (this.#tail + chunk.subarray(-EMPTY_CHUNK.length).toString('latin1')).slice(-EMPTY_CHUNK.length)
    return this.#tail === EMPTY_CHUNK
  }
}
