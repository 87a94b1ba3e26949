const EMPTY_CHUNK = '0\r\n\r\n'

/** Reads one HTTP response, as far as needed to find its end. */
export class Answer {
  good = false
  /** Whether the server closes the connection after this response. */
  isLast = false
  #head = ''
  /**
   * Bytes of the body that have not arrived yet; null when the response has no Content-Length. @type {number | null}
   */
  #rest = null
  #inBody = false
  #tail = ''

  /**
   * @param {Buffer} chunk
   * @returns {boolean} whether this chunk ends the response
   */
  take(chunk) {
    if (this.#inBody) return this.#takeBody(chunk)
    this.#head += chunk.toString('latin1')
    const end = this.#head.indexOf('\r\n\r\n')
    if (end < 0) return false
    this.#inBody = true
    this.good = this.#head.startsWith('HTTP/1.1 200 ')
    this.isLast = /^connection: *close *$/im.test(this.#head.slice(0, end))
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
