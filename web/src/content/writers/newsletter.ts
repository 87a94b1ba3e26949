import 'server-only'
import { writes } from '@ashlar/contract'
import { env } from '@/config/env'
import { request } from '../request'
import { contentTokens } from '../tokens'

/** Milliseconds a visitor waits at most; a write is not given up as quickly as a read. */
const WRITE_TIMEOUT_MS = 8_000

/**
 * Stores an address with the content backend. The same address twice is one subscription.
 *
 * @param subscribedEmail as `checkSubscribedEmail` of the contract left it.
 * @throws {RequestError} when it was not stored.
 */
export async function subscribeToNewsletter(subscribedEmail: string): Promise<void> {
  await request.post(
    env().CONTENT_URL + writes.newsletterEmails.path,
    { subscribedEmail },
    { bearer: contentTokens().create, timeoutMs: WRITE_TIMEOUT_MS },
  )
}
