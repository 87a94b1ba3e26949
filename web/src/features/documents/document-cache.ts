import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ConcurrencyLimit } from '@/content/concurrency-limit'
import { SharedWork } from '@/content/kept/shared-work'

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
  readonly #kept: LRUCache<string, Uint8Array>
  readonly #making = new SharedWork<Uint8Array>()
  readonly #oneByOne = new ConcurrencyLimit(1)

  constructor(
    mostBytes = MOST_BYTES,
    private readonly mostWaiting = MOST_WAITING,
  ) {
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: ({ byteLength }) => byteLength })
  }

  /**
   * @param from all data that the document depends on, as JSON.
   * @throws {TooBusy} when too many are waiting already.
   */
  async get(from: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = digestOf(from)
    return this.#kept.get(key) ?? this.#making.run(key, () => this.#make(key, make))
  }

  async #make(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    if (this.#making.size >= this.mostWaiting) throw new TooBusy('too many documents are waiting')
    const made = await this.#oneByOne.run(make)
    this.#kept.set(key, made)
    return made
  }
}

/** A short hash of the data that a document is made from; also its ETag. */
export function digestOf(from: unknown): string {
  return createHash('sha1').update(JSON.stringify(from)).digest('base64url')
}
