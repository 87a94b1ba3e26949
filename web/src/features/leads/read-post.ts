import 'server-only'
import { RESUME_MAX_BYTES } from '@ashlar/contract'
import { type Sent, sentOf } from './check-form'

/** Room for every field of a form at its longest, in letters that take nine characters each on the way. */
const FORM_BYTES = 256 * 1024
/** A body up to here is let run out, unkept. */
const DRAINED_BYTES = 8 * 1024 * 1024
/** A résumé without script comes in the body and is held while it is passed on: so many at once, and no more. */
const FILES_AT_ONCE = 4

let filesInHand = 0

export interface Post {
  sent: Sent
  /** A file that was chosen, in a form that asks for one. */
  file: File | null
}

/** Why a body was not read, as the status to answer with. */
export type Unread = { status: 400 | 413 | 415 | 503 }

/** Reads a posted form. */
export async function readPost(request: Request): Promise<Post | Unread> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return readWithFile(request)
  if (!type.startsWith('application/x-www-form-urlencoded')) return { status: 415 }
  const text = await limitedText(request, FORM_BYTES)
  return text === null ? { status: 413 } : { sent: sentOf(new URLSearchParams(text)), file: null }
}

async function readWithFile(request: Request): Promise<Post | Unread> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(length <= RESUME_MAX_BYTES + FORM_BYTES)) return { status: 413 }
  if (filesInHand >= FILES_AT_ONCE) return { status: 503 }
  filesInHand += 1
  try {
    const data = await request.formData()
    const file = data.get('file')
    return { sent: sentOf(data), file: file instanceof File && file.size > 0 ? file : null }
  } catch (error) {
    // What is no multipart body at all is the sender's fault, and all that can be.
    if (error instanceof TypeError) return { status: 400 }
    throw error
  } finally {
    filesInHand -= 1
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
