import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { REVALIDATE_SIGNATURE_HEADER } from '@ashlar/contract'
import { env } from '@/config/env'
import { limitedText } from '../leads/submission/read-submission'

/** Milliseconds for which a message is valid; an older one may be a replay. */
const FRESH_MS = 5 * 60_000

/** How a message looks, for those who send it. */
interface MessageForm<T extends { sentAt: number }> {
  schema: { safeParse(value: unknown): { success: true; data: T } | { success: false } }
  /** In bytes. */
  limit: number
  /** The message of the error for another form: `Expected {"models": [...], "sentAt": …}.` */
  expected: string
}

/**
 * Reads a message that the backend has signed with `REVALIDATE_SECRET`.
 *
 * @returns the message, or the answer that refuses it.
 */
export async function readSignedMessage<T extends { sentAt: number }>(
  request: Request,
  { schema, limit, expected }: MessageForm<T>,
): Promise<T | Response> {
  const { REVALIDATE_SECRET } = env()
  if (!REVALIDATE_SECRET) return refusal(503, 'REVALIDATE_SECRET is not set on the site.')
  const body = await limitedText(request, limit)
  if (body === null) return refusal(413, 'The message is too long.')
  if (!isSigned(body, request.headers.get(REVALIDATE_SIGNATURE_HEADER), REVALIDATE_SECRET)) {
    return refusal(401, 'The signature does not fit.')
  }
  const parsed = schema.safeParse(jsonOf(body))
  if (!parsed.success) return refusal(400, expected)
  if (Math.abs(Date.now() - parsed.data.sentAt) > FRESH_MS) {
    return refusal(401, 'The message is not fresh; compare the clocks.')
  }
  return parsed.data
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status })
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** @returns `undefined` for what is no JSON. */
function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
