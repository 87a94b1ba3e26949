import 'server-only'
import { RESUME_MAX_BYTES } from '@ashlar/contract'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { ResumeRefused, streamResume } from '@/content/writers/resumes'
import { exceedsRateLimit } from '../screening/rate-limit'
import { LEAD_FAILURE, LEAD_TOO_MANY } from './outcome'

/** Bytes allowed for the multipart boundaries around a file. */
const ENVELOPE_BYTES = 16 * 1024

/** Takes a résumé that script uploads before its application, and streams it to private storage. */
export async function takeResume(request: Request): Promise<Response> {
  const type = request.headers.get('content-type') ?? ''
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!type.startsWith('multipart/form-data') || !request.body) return refusal('Send one file.', 415)
  if (Number.isNaN(length)) return refusal('Say how long the file is.', 411)
  if (length > RESUME_MAX_BYTES + ENVELOPE_BYTES) return refusal('The file is larger than 5\u00a0MB', 422)
  if (await exceedsRateLimit('resumes', request.headers, crypto.randomUUID())) return refusal(LEAD_TOO_MANY, 429)
  try {
    return Response.json(await streamResume(request.body, type, length), { headers: { 'Cache-Control': 'no-store' } })
  } catch (error) {
    if (error instanceof ResumeRefused) return refusal(error.message, 422)
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status }, 'a résumé was not stored')
    return refusal(LEAD_FAILURE, 503)
  }
}

function refusal(message: string, status: number): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } })
}
