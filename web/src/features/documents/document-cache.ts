import { createHash } from 'node:crypto'

/** Bytes of made documents that are kept; the oldest go first. */
const MOST_BYTES = 48 * 1024 * 1024
/** Documents that may wait while one is being made; each takes a second or two of one core. */
const MOST_WAITING = 12

/** Too many are waiting: whoever asks should come back. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

/**
 * Makes documents one at a time and keeps them by what they are made from, in bounded memory: the same content is made
 * once, changed content at once anew, and a rush cannot take the machine from the pages.
 */
export class DocumentCache {
  readonly #kept = new Map<string, Uint8Array>()
  readonly #making = new Map<string, Promise<Uint8Array>>()
  #bytes = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly mostBytes = MOST_BYTES,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /**
   * @param from everything the document depends on, as JSON.
   * @throws {TooBusy} when too many are waiting already.
   */
  get(from: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = digestOf(from)
    const kept = this.#kept.get(key)
    if (kept) {
      // Asked for last, thrown away last.
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return Promise.resolve(kept)
    }
    const underWay = this.#making.get(key)
    if (underWay) return underWay
    if (this.#making.size >= this.mostWaiting) return Promise.reject(new TooBusy('too many documents are waiting'))
    const made = this.#last
      .then(make)
      .then((bytes) => {
        this.#put(key, bytes)
        return bytes
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, made)
    // The next one begins whatever became of this one; whoever asked for this one is told by `made`.
    this.#last = made.catch(() => undefined)
    return made
  }

  #put(key: string, bytes: Uint8Array): void {
    this.#kept.set(key, bytes)
    this.#bytes += bytes.byteLength
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.mostBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= byteLength
    }
  }
}

/** A short name for what something was made from; also its entity tag. */
export function digestOf(from: unknown): string {
  return createHash('sha1').update(JSON.stringify(from)).digest('base64url')
}
