import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { log } from '@/config/log'
import { TagClock } from '@/content/kept/tag-clock'
import { PageElsewhere, PageMissing } from '@/routing/errors'

const compressBrotli = promisify(brotliCompress)
const expandBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** Bytes of pages that are kept, as they are sent; the least asked for go first. */
const MOST_BYTES = 64 * 1024 * 1024
/** A page is made again at most so often because content changed while it was made. */
const MOST_TRIES = 3

/** A page as the routes make it. */
export interface MadePage {
  status: number
  /** Without a length, an encoding or a tag: those belong to the bytes. */
  headers: Readonly<Record<string, string | string[]>>
  html: string
  /** Models that it was made from. */
  tags: ReadonlySet<string>
  /** Seconds until it should be made again; 0 is never kept. */
  freshFor: number
  /** Whether it may be given to others as well. */
  keep: boolean
  /** Pattern of the route that made it, for the metrics. */
  template?: string
}

/** A page as it is sent. */
export interface ReadyPage extends Omit<MadePage, 'html'> {
  etag: string
  br: Buffer
  gzip: Buffer
  /** Milliseconds since 1970. */
  madeAt: number
}

/**
 * Keeps pages in memory as they are sent: compressed once, with their tag. Those that ask for the same page at once wait
 * for one making. Word of a change drops exactly the pages that were made from what has changed, and what is being made
 * meanwhile is made again.
 */
export class PageCache {
  readonly #kept = new Map<string, ReadyPage>()
  readonly #making = new Map<string, Promise<ReadyPage>>()
  readonly #clock = new TagClock()
  #bytes = 0

  constructor(private readonly mostBytes = MOST_BYTES) {}

  /** The page, if it is kept and still fresh: one lookup, for the many visits that need no more. */
  fresh(key: string, now = Date.now()): ReadyPage | null {
    const page = this.#kept.get(key)
    if (!page || !isFresh(page, now)) return null
    // Asked for last, thrown away last.
    this.#kept.delete(key)
    this.#kept.set(key, page)
    return page
  }

  /**
   * The page as it is kept, or as it is made now. One that is kept and no longer fresh is given once more, and made
   * again behind the visitor's back.
   */
  get(key: string, make: () => Promise<MadePage>, now = Date.now()): Promise<ReadyPage> {
    const kept = this.#kept.get(key)
    if (!kept) return this.#makeOnce(key, make)
    if (!isFresh(kept, now)) {
      // What fails now is tried again at the next visit; a page that is gone must not stay.
      this.#makeOnce(key, make).catch((error: unknown) => {
        if (error instanceof PageMissing || error instanceof PageElsewhere) this.#forget(key, kept)
        else log.warn({ key, error }, 'a kept page could not be made again')
      })
    }
    return Promise.resolve(kept)
  }

  /** A page of one visitor's own: made for them, and given to nobody else. */
  async makeAlone(make: () => Promise<MadePage>): Promise<ReadyPage> {
    return readyPage(await make(), false)
  }

  /** Drops the pages that were made from these models. */
  drop(tags: readonly string[]): void {
    this.#clock.change(tags)
    // Whoever asks from now on is not given what is being made from before.
    this.#making.clear()
    for (const [key, page] of this.#kept) if (tags.some((tag) => page.tags.has(tag))) this.#forget(key, page)
  }

  /** Whether there is a page to give, fresh or not. */
  has(key: string): boolean {
    return this.#kept.has(key)
  }

  get bytes(): number {
    return this.#bytes
  }

  #makeOnce(key: string, make: () => Promise<MadePage>): Promise<ReadyPage> {
    const underWay = this.#making.get(key)
    if (underWay) return underWay
    const making = this.#make(key, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    })
    this.#making.set(key, making)
    return making
  }

  async #make(key: string, make: () => Promise<MadePage>): Promise<ReadyPage> {
    for (let tries = 1; ; tries++) {
      const began = this.#clock.now
      const made = await make()
      const hasChanged = this.#clock.hasChanged(made.tags, began)
      if (hasChanged && tries < MOST_TRIES) continue
      const keep = made.keep && made.freshFor > 0 && !hasChanged
      const page = await readyPage(made, keep)
      if (keep && !this.#clock.hasChanged(made.tags, began)) this.#keep(key, page)
      return page
    }
  }

  #keep(key: string, page: ReadyPage): void {
    const before = this.#kept.get(key)
    if (before) this.#forget(key, before)
    this.#kept.set(key, page)
    this.#bytes += sizeOf(page)
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.mostBytes) break
      this.#forget(oldest, kept)
    }
  }

  #forget(key: string, page: ReadyPage): void {
    if (this.#kept.get(key) !== page) return
    this.#kept.delete(key)
    this.#bytes -= sizeOf(page)
  }
}

/** What is sent to a browser that takes no compressed page. */
export function expanded({ br }: ReadyPage): Promise<Buffer> {
  return expandBrotli(br)
}

/** @param isReused whether it will be sent more than once: then it is worth a closer look at how it can be made small */
async function readyPage({ html, ...page }: MadePage, isReused: boolean): Promise<ReadyPage> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: isReused ? 9 : 4 } }),
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

/** Those of this process. */
export const pages = new PageCache()
