import 'server-only'
import { mediaKindOfType } from '@ashlar/contract/node/media-kinds'
import { requestIdHeader } from '@/config/request-id'
import { limitedBytes } from '../request/limited-bytes'
import { backendState } from '../request/service-calls'
import { lastGoodMedia, MOST_KEPT_BYTES } from './last-good-media'
import { isFromBlog, mediaCachePolicy, versionOf } from './media'

/** Milliseconds until the first byte of a media file must arrive; the body may take longer. */
const MEDIA_TIMEOUT_MS = 5_000

/** In bytes. Our own masters have 400 KB at most; a picture as a camera makes it is smaller than this. */
const MOST_PICTURE_BYTES = 32 * 1024 * 1024

const FORWARDED_HEADERS = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified']

/**
 * A file of the media library, with its range and validators; 404 for a kind that may not be served. A picture with a version is kept on disk, and sent from
 * there while the library is away.
 *
 * @throws when the library does not answer in time, or with something other than the file or 'not found', and no copy
 *   was kept.
 */
export async function fetchMedia(source: URL, incoming: Request): Promise<Response> {
  const version = versionOf(new URL(incoming.url))
  if (version !== null && !isFromBlog(source) && backendState() === 'away') {
    // While the library is away, no visitor waits for it: the kept copy is sent at once.
    const kept = await keptCopy(source, version)
    if (kept) return kept
  }
  try {
    return await fromLibrary(source, version, incoming)
  } catch (error) {
    const kept = version === null ? null : await keptCopy(source, version)
    if (!kept) throw error
    return kept
  }
}

/** @returns the bytes of a picture; `null` when there is none, or it is larger than any for a page. */
export async function fetchPicture(source: URL, incoming: Request): Promise<Buffer<ArrayBuffer> | null> {
  const answer = await fetchMedia(source, incoming)
  if (answer.ok && Number(answer.headers.get('content-length') ?? 0) <= MOST_PICTURE_BYTES) {
    return limitedBytes(answer, MOST_PICTURE_BYTES)
  }
  await answer.body?.cancel()
  return null
}

async function keptCopy(source: URL, version: number): Promise<Response | null> {
  const kept = await lastGoodMedia.get(source, version)
  return kept && mayBeServed(source, new Headers(kept.headers))
    ? new Response(kept.bytes, { headers: kept.headers })
    : null
}

async function fromLibrary(source: URL, version: number | null, incoming: Request): Promise<Response> {
  const headers = new Headers({ 'Accept-Encoding': 'identity' })
  const range = incoming.headers.get('range')
  if (range) headers.set('Range', range)
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(new Error('no answer in time')), MEDIA_TIMEOUT_MS)
  for (const [name, value] of Object.entries(requestIdHeader())) headers.set(name, value)
  const answer = await fetch(source, {
    headers,
    // A redirect is not followed: nobody else may choose what this server fetches.
    redirect: 'manual',
    signal: AbortSignal.any([slow.signal, incoming.signal]),
  }).finally(() => clearTimeout(timer))
  if (answer.status === 404 || answer.status === 410) {
    await answer.body?.cancel()
    await lastGoodMedia.forget(source)
    return new Response('Not found', { status: 404 })
  }
  // A range that the library does not accept says nothing about whether the file exists.
  if (answer.status === 416) {
    await answer.body?.cancel()
    return new Response(null, { status: 416, headers: { 'Cache-Control': 'no-store' } })
  }
  if (answer.status >= 400) {
    await answer.body?.cancel()
    throw new Error(`the media library answered ${answer.status}`)
  }

  const passed = new Headers({ 'Cache-Control': mediaCachePolicy(version) })
  for (const name of FORWARDED_HEADERS) {
    const value = answer.headers.get(name)
    if (value) passed.set(name, value)
  }
  if (isRedirect(answer) || (answer.status !== 304 && !mayBeServed(source, answer.headers))) {
    await answer.body?.cancel()
    return new Response('Not found', { status: 404 })
  }
  if (isUnchanged(incoming, answer)) {
    await answer.body?.cancel()
    return new Response(null, { status: 304, headers: passed })
  }
  if (version === null || answer.status !== 200 || !isSmall(answer)) {
    return new Response(answer.body, { status: answer.status, headers: passed })
  }
  const bytes = new Uint8Array(await answer.arrayBuffer())
  await lastGoodMedia.keep(source, version, { headers: Object.fromEntries(passed), bytes })
  return new Response(bytes, { headers: passed })
}

function isRedirect({ status }: Response): boolean {
  return status >= 300 && status < 400 && status !== 304
}

/** Of the outside blog, only pictures and films; no drawings, because only our own backend cleans an SVG of script. */
function mayBeServed(source: URL, headers: Headers): boolean {
  const kind = mediaKindOfType(headers.get('content-type') ?? '')
  return kind !== null && (!isFromBlog(source) || /^(?:image|video)\/(?!svg)/.test(kind.type))
}

function isSmall({ headers }: Response): boolean {
  const length = headers.get('content-length')
  return length !== null && Number(length) <= MOST_KEPT_BYTES
}

/** The backend's file server never answers 304 itself, so this saves sending a film again. */
function isUnchanged(incoming: Request, answer: Response): boolean {
  if (answer.status === 304) return true
  const modified = Date.parse(answer.headers.get('last-modified') ?? '')
  const known = Date.parse(incoming.headers.get('if-modified-since') ?? '')
  return !incoming.headers.has('range') && modified <= known
}
