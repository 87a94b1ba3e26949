import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { log } from '@/config/log'
import { SharedWork } from '@/content/kept/shared-work'
import { TagClock } from '@/content/kept/tag-clock'
import { PageElsewhere, PageMissing } from '@/routing/errors'

const compressBrotli = promisify(brotliCompress)
const expandBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Bytes of all kept pages, compressed; the least recently used go first. */
const MOST_BYTES = 64 * 1024 * 1024
/** How many times a page is rendered again because content changed meanwhile. */
const MOST_TRIES = 3

/** A page as the routes render it. */
export interface MadePage {
  status: number
  /** Without length, encoding or ETag, which depend on the sent bytes. */
  headers: Readonly<Record<string, string | string[]>>
  html: string
  /** Models that it was made from. */
  tags: ReadonlySet<string>
  /** Seconds until it should be rendered again; 0 means that it is not kept. */
  freshFor: number
  /** Whether it may be sent to other visitors. */
  keep: boolean
  /** Pattern of its route, for the metrics. */
  template?: string
}

/** A page in the form in which it is sent. */
export interface ReadyPage extends Omit<MadePage, 'html'> {
  etag: string
  br: Buffer
  gzip: Buffer
  /** Milliseconds since 1970. */
  madeAt: number
}

/**
 * Keeps pages in memory, compressed once, with their ETag. Concurrent requests for a page share one rendering. A change
 * notice drops exactly the pages that were made from the changed models, and pages that are being rendered are rendered
 * again.
 */
export class PageCache {
  readonly #kept: LRUCache<string, ReadyPage>
  readonly #making = new SharedWork<ReadyPage>()
  readonly #clock = new TagClock()

  constructor(mostBytes = MOST_BYTES) {
    this.#kept = new LRUCache({ maxSize: mostBytes, sizeCalculation: sizeOf })
  }

  /** The page, if it is kept and still fresh: one lookup, which is enough for most visits. */
  fresh(key: string, now = Date.now()): ReadyPage | null {
    const page = this.#kept.get(key)
    return page && isFresh(page, now) ? page : null
  }

  /**
   * The page, kept or rendered now. A kept page that is no longer fresh is sent once more, and rendered again in the
   * background.
   */
  get(key: string, make: () => Promise<MadePage>, now = Date.now()): Promise<ReadyPage> {
    const kept = this.#kept.get(key)
    if (!kept) return this.#makeOnce(key, make)
    if (!isFresh(kept, now)) {
      // After another failure the next visit tries again; a page that no longer exists must not stay.
      this.#makeOnce(key, make).catch((error: unknown) => {
        if (error instanceof PageMissing || error instanceof PageElsewhere) this.#forget(key, kept)
        else log.warn({ key, error }, 'a kept page could not be made again')
      })
    }
    return Promise.resolve(kept)
  }

  /** A page of one visitor: rendered for them, and never sent to anybody else. */
  async makeAlone(make: () => Promise<MadePage>): Promise<ReadyPage> {
    return readyPage(await make(), false)
  }

  /** Drops the pages that were made from these models. */
  drop(tags: readonly string[]): void {
    this.#clock.change(tags)
    // Later requests must not join a rendering that began before the change.
    this.#making.release()
    for (const [key, page] of [...this.#kept]) if (tags.some((tag) => page.tags.has(tag))) this.#forget(key, page)
  }

  /** Whether there is a kept page, fresh or stale. */
  has(key: string): boolean {
    return this.#kept.has(key)
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  #makeOnce(key: string, make: () => Promise<MadePage>): Promise<ReadyPage> {
    return this.#making.run(key, () => this.#make(key, make))
  }

  async #make(key: string, make: () => Promise<MadePage>): Promise<ReadyPage> {
    for (let tries = 1; ; tries++) {
      const began = this.#clock.now
      const made = await make()
      const hasChanged = this.#clock.hasChanged(made.tags, began)
      if (hasChanged && tries < MOST_TRIES) continue
      const keep = made.keep && made.freshFor > 0 && !hasChanged
      const page = await readyPage(made, keep)
      if (keep && !this.#clock.hasChanged(made.tags, began)) this.#kept.set(key, page)
      return page
    }
  }

  #forget(key: string, page: ReadyPage): void {
    if (this.#kept.peek(key) === page) this.#kept.delete(key)
  }
}

/** The page without compression, for a browser that accepts none. */
export function expanded({ br }: ReadyPage): Promise<Buffer> {
  return expandBrotli(br)
}

/** @param isReused whether it will be sent more than once; then stronger compression is worth its time. */
async function readyPage({ html, ...page }: MadePage, isReused: boolean): Promise<ReadyPage> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: isReused ? 10 : 4 } }),
    compressGzip(html, { level: isReused ? 9 : 5 }),
  ])
  const etag = `W/"${createHash('sha1').update(html).digest('base64url')}"`
  return { ...page, etag, br, gzip: gzipped, madeAt: Date.now() }
}

function isFresh({ madeAt, freshFor }: ReadyPage, now: number): boolean {
  return now - madeAt < freshFor * 1000
}

function sizeOf({ br, gzip: gzipped }: ReadyPage): number {
  return br.byteLength + gzipped.byteLength
}

/** The kept pages of this process. */
export const pages = new PageCache()
