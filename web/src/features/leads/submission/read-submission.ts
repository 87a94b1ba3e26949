import 'server-only'
import { RESUME_MAX_BYTES } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import { collectFields, type PostedFields } from '../form/validate-form'
import { visitorAddressIn } from './request-context'

/** Room for every field of a form at its longest, in letters that take nine characters each on the way. */
const FORM_BYTES = 256 * 1024
/** Pairs of name and value; the longest form of ours has thirty. */
const MOST_PAIRS = 200
/** A body up to here is let run out, unkept. */
const DRAINED_BYTES = 8 * 1024 * 1024
/** Posts with a file that one network sends at once. */
const FILES_OF_ONE = 2
/** What has come of all bodies with a file, together: a body that comes slowly takes no more room than has come of it. */
const HELD_BYTES = 4 * (RESUME_MAX_BYTES + FORM_BYTES)
/** Milliseconds for a body with a file to come whole: 5 MB at 350 kbit/s. */
const FILE_MS = 120_000

let heldBytes = 0
const filesOf = new Map<string, number>()

export interface Submission {
  sent: PostedFields
  /** A file that was chosen, in a form that asks for one. */
  file: File | null
}

/** Why a body was not read, as the status to answer with. */
export type UnreadSubmission = { status: 400 | 408 | 413 | 415 | 429 | 503 }

/** Reads a posted form. */
export async function readSubmission(request: Request): Promise<Submission | UnreadSubmission> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readWithFile(request, type)
  if (!type.startsWith('application/x-www-form-urlencoded')) return { status: 415 }
  const text = await limitedText(request, FORM_BYTES)
  // Counted before the pairs are made, and no further than to the one too many.
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
  const held: Held = { bytes: 0 }
  try {
    const body = await heldBody(request, length, held)
    return 'status' in body ? body : await fieldsAndFile(body.chunks, type)
  } finally {
    heldBytes -= held.bytes
    const left = (filesOf.get(network) ?? 1) - 1
    if (left > 0) filesOf.set(network, left)
    else filesOf.delete(network)
  }
}

/** Bytes that one body has in hand. */
interface Held {
  bytes: number
}

async function heldBody(
  request: Request,
  length: number,
  held: Held,
): Promise<{ chunks: Uint8Array<ArrayBuffer>[] } | UnreadSubmission> {
  const reader = request.body?.getReader()
  if (!reader) return { status: 400 }
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let late = false
  const timer = setTimeout(() => {
    late = true
    void reader.cancel().catch(() => undefined)
  }, FILE_MS)
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      held.bytes += read.value.byteLength
      heldBytes += read.value.byteLength
      const status = held.bytes > length ? 413 : heldBytes > HELD_BYTES ? 503 : null
      if (status !== null) {
        await reader.cancel()
        return { status }
      }
      chunks.push(read.value)
    }
    return late ? { status: 408 } : { chunks }
  } finally {
    clearTimeout(timer)
  }
}

async function fieldsAndFile(
  chunks: readonly Uint8Array<ArrayBuffer>[],
  type: string,
): Promise<Submission | UnreadSubmission> {
  try {
    const data = await new Response(new Blob([...chunks]), { headers: { 'Content-Type': type } }).formData()
    if ([...data.keys()].length > MOST_PAIRS) return { status: 413 }
    const file = data.get('file')
    return { sent: collectFields(data), file: file instanceof File && file.size > 0 ? file : null }
  } catch (error) {
    // What is no multipart body at all is the sender's fault, and all that can be.
    if (error instanceof TypeError) return { status: 400 }
    throw error
  }
}

/** @returns the body, or `null` when it is longer than any honest one. */
export async function limitedText(request: Request, longest: number): Promise<string | null> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    // What is too long runs out unkept, so that its sender hears the refusal; what does not end is cut off.
    if (length > DRAINED_BYTES) return null
    if (length <= longest) text += decoder.decode(chunk, { stream: true })
  }
  return length > longest ? null : text + decoder.decode()
}
