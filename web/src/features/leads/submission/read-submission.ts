import 'server-only'
import { MIMEType } from 'node:util'
import { RESUME_MAX_BYTES } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import { collectFields, type PostedFields } from '../form/validate-form'
import { visitorAddressIn } from './request-context'

/** Bytes: enough for every field at its maximum length, with characters that take nine bytes each when encoded. */
const FORM_BYTES = 256 * 1024
/** Pairs of name and value; our longest form has thirty. */
const MOST_PAIRS = 200
/** Bytes. A longer body is cut off; a shorter one that is refused is read to its end and discarded. */
const DRAINED_BYTES = 8 * 1024 * 1024
/** Posts with a file that one network may send at the same time. */
const FILES_OF_ONE = 2
/** Received bytes of all bodies with a file, together. A slow body counts only with the bytes that have arrived. */
const HELD_BYTES = 4 * (RESUME_MAX_BYTES + FORM_BYTES)
/** Milliseconds within which a body with a file must arrive: 5 MB at 350 kbit/s. */
const FILE_MS = 120_000
/** Bytes that a body must send to count as making progress: single bytes are not enough. */
const PROGRESS_BYTES = 16 * 1024
/** Milliseconds without progress after which a body may be given up. At 350 kbit/s, progress takes 400 ms. */
const STALLED_MS = 2_000

let heldBytes = 0
/** Bodies that have not arrived completely. */
const arrivingBodies = new Set<ArrivingBody>()
const filesOf = new Map<string, number>()

export interface Submission {
  sent: PostedFields
  /** The uploaded file, for a form that has a file field. */
  file: File | null
}

/** The status to answer with when a body was not read. */
type UnreadSubmission = { status: 400 | 408 | 413 | 415 | 429 | 503 }

/** Reads a posted form. */
export async function readSubmission(request: Request): Promise<Submission | UnreadSubmission> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readWithFile(request, type)
  if (!type.startsWith('application/x-www-form-urlencoded')) return { status: 415 }
  const text = await limitedText(request, FORM_BYTES)
  // Counted before the pairs are parsed, and only up to the limit.
  if (text === null || text.split('&', MOST_PAIRS + 1).length > MOST_PAIRS) return { status: 413 }
  return { sent: collectFields(new URLSearchParams(text)), file: null }
}

async function readWithFile(request: Request, type: string): Promise<Submission | UnreadSubmission> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= RESUME_MAX_BYTES + FORM_BYTES)) return { status: 413 }
  const network = networkOf(visitorAddressIn(request.headers))
  const inHand = filesOf.get(network) ?? 0
  if (inHand >= FILES_OF_ONE) return { status: 429 }
  filesOf.set(network, inHand + 1)
  const arriving = new ArrivingBody()
  try {
    const body = await arrivedBody(request, length, arriving)
    return 'status' in body ? body : await fieldsAndFile(body.chunks, type)
  } finally {
    arriving.releaseBytes()
    const left = (filesOf.get(network) ?? 1) - 1
    if (left > 0) filesOf.set(network, left)
    else filesOf.delete(network)
  }
}

/** The state of an arriving body: its bytes so far, and the time of its last progress. */
class ArrivingBody {
  #bytes = 0
  #bytesSinceProgress = 0
  /** Milliseconds, by `performance.now()`. */
  progressAt = performance.now()
  /** Stops reading; the sender gets status 408. */
  giveUp: () => void = () => undefined

  /** @returns the bytes of the body so far. */
  add(bytes: number): number {
    heldBytes += bytes
    this.#bytes += bytes
    this.#bytesSinceProgress += bytes
    if (this.#bytesSinceProgress >= PROGRESS_BYTES) {
      this.#bytesSinceProgress = 0
      this.progressAt = performance.now()
    }
    return this.#bytes
  }

  releaseBytes(): void {
    heldBytes -= this.#bytes
    this.#bytes = 0
  }
}

/**
 * Gives up stalled bodies, the longest stalled first, until the received bytes are within their limit: stalled senders
 * must not block active ones.
 *
 * @param current the body that has just received bytes.
 * @returns whether there is room.
 */
function makeRoom(current: ArrivingBody): boolean {
  while (heldBytes > HELD_BYTES) {
    const stalledSince = performance.now() - STALLED_MS
    const [stalled] = [...arrivingBodies]
      .filter((body) => body !== current && body.progressAt <= stalledSince)
      .sort((one, other) => one.progressAt - other.progressAt)
    if (!stalled) return false
    arrivingBodies.delete(stalled)
    stalled.giveUp()
    stalled.releaseBytes()
  }
  return true
}

async function arrivedBody(
  request: Request,
  length: number,
  arriving: ArrivingBody,
): Promise<{ chunks: Uint8Array<ArrayBuffer>[] } | UnreadSubmission> {
  const reader = request.body?.getReader()
  if (!reader) return { status: 400 }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let isGivenUp = false
  arriving.giveUp = () => {
    isGivenUp = true
    void reader.cancel().catch(() => undefined)
  }
  const timer = setTimeout(arriving.giveUp, FILE_MS)
  arrivingBodies.add(arriving)
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const status = arriving.add(read.value.byteLength) > length ? 413 : makeRoom(arriving) ? null : 503
      if (status !== null) {
        await reader.cancel()
        return { status }
      }
      chunks.push(read.value)
    }
    return isGivenUp ? { status: 408 } : { chunks }
  } finally {
    clearTimeout(timer)
    arrivingBodies.delete(arriving)
  }
}

async function fieldsAndFile(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  type: string,
): Promise<Submission | UnreadSubmission> {
  try {
    const body = Buffer.concat(chunks)
    if (hasTooManyParts(body, type)) return { status: 413 }
    const data = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    const file = data.get('file')
    return { sent: collectFields(data), file: file instanceof File && file.size > 0 ? file : null }
  } catch (error) {
    // A TypeError means that the body is not valid multipart, which is the sender's fault.
    if (error instanceof TypeError) return { status: 400 }
    throw error
  }
}

/**
 * Counted before the parts are parsed, and only up to the limit: parsing a file's length of tiny parts takes long.
 *
 * @throws {TypeError} when the type cannot be read.
 */
function hasTooManyParts(body: Buffer, type: string): boolean {
  const boundary = new MIMEType(type).params.get('boundary')
  if (boundary === null) throw new TypeError('a multipart body without a boundary')
  // Each part has one before it, and the body ends with one more.
  const delimiter = `--${boundary}`
  let at = body.indexOf(delimiter)
  for (let count = 0; at >= 0 && count <= MOST_PAIRS; count += 1) at = body.indexOf(delimiter, at + delimiter.length)
  return at >= 0
}

/** @returns the body, or `null` when it is longer than the limit. */
export async function limitedText(request: Request, longest: number): Promise<string | null> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    // A body that is too long is read to its end and discarded, so that its sender receives the refusal; one that does
    // not end is cut off.
    if (length > DRAINED_BYTES) return null
    if (length <= longest) text += decoder.decode(chunk, { stream: true })
  }
  return length > longest ? null : text + decoder.decode()
}
