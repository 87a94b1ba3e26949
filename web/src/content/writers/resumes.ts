import 'server-only'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { RESUME_FIELD, RESUME_MAX_BYTES, type StoredResume, storedResume, writes } from '@ashlar/contract'
import { env } from '@/config/env'
import { requestIdHeader } from '@/config/request-id'
import { RequestError } from '../errors'
import { refusalReason } from '../request/request'
import { contentTokens } from '../request/tokens'
import { isForeignBackend } from './foreign-backend'
import { dataOf } from './leads'

/** Milliseconds without a byte in either direction. */
const SILENCE_MS = 15_000
/** Bytes; the backend's answer is short. */
const ANSWER_BYTES = 16_384

/** The backend has refused a résumé; the message is shown to the visitor. */
export class ResumeRefused extends Error {
  override readonly name = 'ResumeRefused'
}

/** Streams a multipart body with one file to the backend; nothing is buffered. */
export function streamResume(body: ReadableStream<Uint8Array>, type: string, length: number): Promise<StoredResume> {
  return send(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), type, length)
}

/** Uploads a file that was a field of a form. */
export async function uploadResume(file: File): Promise<StoredResume> {
  if (file.size > RESUME_MAX_BYTES) throw new ResumeRefused('The file is larger than 5\u00a0MB')
  const form = new FormData()
  form.append(RESUME_FIELD, file)
  const packed = new Response(form)
  const bytes = Buffer.from(await packed.arrayBuffer())
  return send(Readable.from([bytes]), packed.headers.get('content-type') ?? '', bytes.length)
}

/**
 * `fetch` would send a stream without its length, which the backend checks before it reads the body.
 *
 * @throws {RequestError} and {ResumeRefused}
 */
async function send(body: Readable, type: string, length: number): Promise<StoredResume> {
  const url = new URL(env().CONTENT_URL + writes.upload.path)
  const call = `POST ${url.origin}${url.pathname}`
  if (await isForeignBackend()) {
    throw new RequestError(
      'unavailable',
      call,
      'the upload of a backend that is not ours would give it a public address',
    )
  }
  const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${contentTokens().create}`,
      Accept: 'application/json',
      ...requestIdHeader(),
      'Content-Type': type,
      'Content-Length': length,
    },
  })
  outgoing.setTimeout(SILENCE_MS, () => outgoing.destroy(new Error('no answer in time')))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
  })
  let status: number
  let answer: unknown
  try {
    // A refusal may arrive before the whole file was sent. The refusal counts, and not the broken pipe that follows.
    const [response] = await Promise.all([answered, Promise.race([pipeline(body, outgoing), answered])])
    status = response.statusCode ?? 500
    answer = await jsonOf(response)
  } catch (error) {
    const detail = error instanceof Error ? error.message : 'failed'
    throw new RequestError('unavailable', call, detail, null, null, null, { cause: error })
  }
  const stored = storedResume.safeParse(dataOf(answer))
  if (stored.success) return stored.data
  const reason = refusalReason(answer)
  if (reason && (status === 400 || status === 413)) throw new ResumeRefused(reason)
  throw new RequestError(status < 500 ? 'refused' : 'unavailable', call, `status ${status}`, status)
}

async function jsonOf(response: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk
    if (text.length > ANSWER_BYTES) throw new Error('the answer is too long')
  }
  return text ? JSON.parse(text) : null
}
