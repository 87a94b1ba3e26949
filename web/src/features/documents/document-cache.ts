import { createHash } from 'node:crypto'

/** Bytes of all kept documents; the least recently used go first. */
const MOST_BYTES = 48 * 1024 * 1024
/** Documents that may wait while one is being made; each takes a second or two of one core. */
const MOST_WAITING = 12

/** Too many documents are waiting; the client should try again later. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

/**
 * Makes documents one at a time and keeps them in bounded memory, by the data they are made from: the same data is made
 * once, changed data is made again at once, and many requests cannot take the processor from the pages.
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
   * @param from all data that the document depends on, as JSON.
   * @throws {TooBusy} when too many are waiting already.
   */
  get(from: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = digestOf(from)
    const kept = this.#kept.get(key)
    if (kept) {
      // Moves the document to the end: the least recently used is evicted first.
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
    // The next document starts also after a failure; the failure itself reaches the caller through `made`.
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

/** A short hash of the data that a document is made from; also its ETag. */
export function digestOf(from: unknown): string {
  return createHash('sha1').update(JSON.stringify(from)).digest('base64url')
}
