import 'server-only'
import { createHash } from 'node:crypto'
import { log } from '@/config/log'
import { ConcurrencyLimit } from '../concurrency-limit'
import { DiskCache } from '../kept/disk-cache'
import { SharedWork } from '../kept/shared-work'
import { inBackground } from '../response-scope'
import { cacheNameOf, isSignedPicture, mediaCachePolicy, mediaSource, segmentsOf, versionOf } from './media'
import { fetchPicture } from './media-request'
import { openPicture } from './open-picture'

/** The quality of WebP and JPEG, from the specification. */
const QUALITY = 75
/** On AVIF's own scale: our renders look as good as with WebP at 75, in a quarter fewer bytes (docs/decisions/0021). */
const AVIF = { quality: 55, effort: 3 }
const MOST_BYTES = 512 * 1024 * 1024
/** Each conversion uses a core for a moment; pages for visitors have priority. */
const AT_ONCE = 2
/** The longest queue of copies; further ones are made on a later visit. */
const MOST_WAITING = 500

/**
 * Visitors who save data get at most this share of the requested width; pictures narrower than `DATA_SAVER_MIN_WIDTH`
 * pixels keep theirs.
 */
const DATA_SAVER_SHARE = 0.6
const DATA_SAVER_MIN_WIDTH = 384

type Format = 'avif' | 'webp' | 'jpeg'

const sizes = new DiskCache('pictures', MOST_BYTES)
const resizes = new ConcurrencyLimit(AT_ONCE)
/**
 * Copies that no visitor waits for are made one at a time, so that there is capacity for those that a visitor waits
 * for.
 */
const laterCopies = new ConcurrencyLimit(1)
const waiting = new Set<string>()
/** Requests for the same size at the same time share one conversion. */
const conversions = new SharedWork<Buffer | null>()

/**
 * A picture of the media library in one of our widths, in the best format that the browser accepts:
 * `/pictures/640/<file>?v=…`. It is made once, kept on disk, and never larger than the master. Until there is a copy in
 * AVIF, WebP is sent instead. With `Save-Data`, the visitor gets it as for a screen with about half as many pixels.
 *
 * @param widths in which pictures are offered.
 * @throws when the library is away, and the master was never kept.
 */
export async function answerWithPicture(request: Request, widths: readonly number[]): Promise<Response> {
  const url = new URL(request.url)
  const [name = '', ...segments] = segmentsOf(url.pathname)
  const asked = widths.find((offered) => `${offered}` === name) ?? null
  const width = asked !== null && savesData(request) ? dataSaverWidth(asked, widths) : asked
  const source = mediaSource(segments)
  const path = url.pathname.replace(/^\/pictures\/\d+\//, '/media/')
  if (width === null || !source || !isSignedPicture(path, url))
    return new Response('There is no such picture.', { status: 400 })

  const version = versionOf(url)
  // A picture without a version is read again after a day.
  const asOf = version ?? `day ${Math.floor(Date.now() / 86_400_000)}`
  const copyIn = (format: Format): Copy => ({
    key: createHash('sha1')
      .update(`${cacheNameOf(source)} ${asOf} ${width} ${format}`)
      .digest('hex'),
    format,
    make: () => make(source, new URL(path + url.search, url), width, format),
  })
  const best = copyIn(formatFor(request.headers.get('accept') ?? ''))
  const policy = mediaCachePolicy(version)
  const kept = await sizes.get(best.key)
  if (kept || best.format !== 'avif') return answerWith(request, best, kept, policy)
  makeLater(best)
  const standIn = copyIn('webp')
  return answerWith(request, standIn, await sizes.get(standIn.key), mediaCachePolicy(null))
}

interface Copy {
  key: string
  format: Format
  /** @returns `null` when there is no such file, or it is no picture. */
  make: () => Promise<Buffer | null>
}

async function answerWith(request: Request, copy: Copy, kept: Buffer | null, policy: string): Promise<Response> {
  const headers = { 'Cache-Control': policy, ETag: `"${copy.key}"`, Vary: 'Accept, Save-Data' }
  if (request.headers.get('if-none-match')?.includes(copy.key)) return new Response(null, { status: 304, headers })
  const bytes = kept ?? (await makeOnce(copy))
  if (!bytes) return new Response('There is no such picture.', { status: 404 })
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      'Content-Type': `image/${copy.format}`,
      'Content-Length': `${bytes.byteLength}`,
      'X-Cache': kept ? 'HIT' : 'MISS',
    },
  })
}

function savesData({ headers }: Request): boolean {
  return headers.get('save-data')?.trim().toLowerCase() === 'on'
}

/** The widest width that has at most `DATA_SAVER_SHARE` of the requested one; a small picture keeps its width. */
function dataSaverWidth(width: number, widths: readonly number[]): number {
  if (width < DATA_SAVER_MIN_WIDTH) return width
  return (
    widths.reduce((best, offered) => (offered <= width * DATA_SAVER_SHARE && offered > best ? offered : best), 0) ||
    width
  )
}

function formatFor(accept: string): Format {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}

/** AVIF takes six times as long as WebP, so no visitor waits for it. */
function makeLater(copy: Copy): void {
  if (waiting.has(copy.key) || waiting.size >= MOST_WAITING) return
  waiting.add(copy.key)
  inBackground(async () => {
    try {
      await laterCopies.run(() => makeOnce(copy))
    } finally {
      waiting.delete(copy.key)
    }
  })
}

function makeOnce({ key, make: makeCopy }: Copy): Promise<Buffer | null> {
  return conversions.run(key, async () => {
    const bytes = await resizes.run(makeCopy)
    if (bytes) void sizes.put(key, bytes)
    return bytes
  })
}

/** @returns `null` when there is no such file, or it is no picture. */
async function make(source: URL, address: URL, width: number, format: Format): Promise<Buffer | null> {
  const master = await fetchPicture(source, new Request(address))
  if (!master) return null
  try {
    const opened = await openPicture(master)
    const picture = opened.resize({ width, withoutEnlargement: true })
    if (format === 'avif') return await picture.avif(AVIF).toBuffer()
    if (format === 'webp') return await picture.webp({ quality: QUALITY }).toBuffer()
    // What is seen through would be black.
    return await picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer()
  } catch (error) {
    log.warn({ media: source.pathname, error }, 'a picture could not be resized')
    return null
  }
}
