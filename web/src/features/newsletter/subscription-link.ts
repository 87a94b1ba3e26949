import 'server-only'
import { LINK_PARAMETER, type SubscriptionView } from '@ashlar/contract'
import { RequestError } from '@/content/errors'
import { subscriptionByLink } from '@/content/writers/newsletter'
import { PageMissing } from '@/routing/errors'
import { linkTokenOf } from '@/routing/link-cookie'
import type { RouteQuery } from '@/routing/route'
import { say } from '@/words/say'
import { Address } from '../lists/address'

const notes = {
  confirmed: 'Thank you: the address is confirmed.',
  topics: 'Your topics are saved.',
  unsubscribed: 'Done: you are no longer on the list.',
  failed: 'That could not be done just now. Please try again in a minute.',
} as const

export type SubscriptionNote = keyof typeof notes

/**
 * The subscription behind a newsletter link.
 *
 * @param cookie the value of the cookie that the link was exchanged for.
 * @throws {PageMissing} when the link is not valid.
 */
export async function readSubscription(
  query: RouteQuery,
  cookie: string | undefined,
): Promise<{ subscription: SubscriptionView; token: string; note: string }> {
  const address = new Address(query)
  const token = linkTokenOf(query, cookie)
  const [done = ''] = address.values('done')
  if (!token) throw new PageMissing('no token')
  try {
    const note = Object.hasOwn(notes, done) ? say(notes[done as SubscriptionNote]) : ''
    return { subscription: await subscriptionByLink.see(token), token, note }
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'not-found') throw new PageMissing('no subscription')
    throw error
  }
}

/** Redirects to a page of the newsletter, with a note about what was done. */
export function redirectToPage(path: string, token: string, done?: SubscriptionNote): Response {
  const query = new URLSearchParams({ [LINK_PARAMETER]: token, ...(done ? { done } : {}) })
  return new Response(null, { status: 303, headers: { Location: `${path}?${query}`, 'Cache-Control': 'no-store' } })
}
