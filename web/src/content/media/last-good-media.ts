import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { log } from '@/config/log'
import { DiskCache } from '../kept/disk-cache'
import { cacheNameOf } from './media'

/** In bytes. Larger than any picture may be (a master has 400 KB at most): films and documents are not kept. */
export const MOST_KEPT_BYTES = 512 * 1024
/** In bytes, for all copies: enough for a library of a thousand pictures. The least recently used go first. */
const MOST_BYTES_OF_ALL = 512 * 1024 * 1024

interface KeptMedia {
  headers: Record<string, string>
  bytes: Uint8Array<ArrayBuffer>
}

const head = z.object({ asOf: z.number(), headers: z.record(z.string(), z.string()) })

/** The newest good copies of the library's pictures, on disk; they outlive restarts. */
export class LastGoodMedia {
  readonly #copies: DiskCache
  /** The version of each copy on disk: a request for this version or an older one needs no new copy. */
  readonly #known = new Map<string, number>()

  constructor(mostBytes = MOST_BYTES_OF_ALL) {
    this.#copies = new DiskCache('last-good-media', mostBytes)
  }

  /**
   * Writes a picture to disk, once for each version, as long as there is room. A full disk costs a log line, not the
   * picture.
   *
   * @param version of the requested file, in milliseconds since 1970.
   */
  async keep(source: URL, version: number, { headers, bytes }: KeptMedia): Promise<void> {
    const key = keyOf(source)
    if ((this.#known.get(key) ?? -1) >= version && (await this.#copies.has(key))) return
    const asOf = Date.now()
    this.#known.set(key, asOf)
    await this.#copies.put(key, Buffer.concat([Buffer.from(`${JSON.stringify({ asOf, headers })}\n`), bytes]))
  }

  /** @returns the kept picture, unless a newer version is requested; `null` when there is none. */
  async get(source: URL, version: number): Promise<KeptMedia | null> {
    const stored = await this.#copies.get(keyOf(source))
    if (!stored) return null
    try {
      const end = stored.indexOf('\n')
      const { asOf, headers } = head.parse(JSON.parse(stored.toString('utf8', 0, end)))
      return version <= asOf ? { headers, bytes: new Uint8Array(stored.subarray(end + 1)) } : null
    } catch (error) {
      log.warn({ media: source.pathname, error }, 'the last good copy could not be read')
      return null
    }
  }

  /** A picture that was deleted from the library must not come back while the library is away. */
  async forget(source: URL): Promise<void> {
    const key = keyOf(source)
    this.#known.delete(key)
    await this.#copies.drop(key)
  }
}

function keyOf(source: URL): string {
  return createHash('sha1').update(cacheNameOf(source)).digest('hex')
}

/** The copies of this process. */
export const lastGoodMedia = new LastGoodMedia()
