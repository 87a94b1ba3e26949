import 'server-only'
import type { WriteCall } from '@ashlar/contract'
import { env } from '@/config/env'
import { RequestError } from '../errors'
import { request } from '../request/request'
import { callService } from '../request/service-calls'
import { contentTokens } from '../request/tokens'
import { dataOf } from './leads'

/** Milliseconds a visitor waits at most; a write may take longer than a read. */
export const WRITE_TIMEOUT_MS = 8_000

/** Reads what a call answers. */
interface ViewSchema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

/**
 * Makes a call with the token of a mailed link in its body.
 *
 * @throws {RequestError} `not-found` when the link is not valid.
 */
export async function byLink<T>(
  { path }: WriteCall,
  schema: ViewSchema<T>,
  body: Readonly<Record<string, unknown>>,
): Promise<T> {
  const { CONTENT_URL } = env()
  const answer = await callService(CONTENT_URL, () =>
    request.post(CONTENT_URL + path, body, { bearer: contentTokens().create, timeoutMs: WRITE_TIMEOUT_MS }),
  )
  const view = schema.safeParse(dataOf(answer.body))
  if (!view.success) throw new RequestError('malformed', path, 'the answer is no view of what the link opens')
  return view.data
}
