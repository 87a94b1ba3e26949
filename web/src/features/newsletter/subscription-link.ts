import 'server-only'
import { LINK_PARAMETER, type SubscriptionView } from '@ashlar/contract'
import { notFound } from 'next/navigation'
import { RequestError } from '@/content/errors'
import { subscriptionByLink } from '@/content/writers/newsletter'

const notes = {
  confirmed: 'Thank you: the address is confirmed.',
  topics: 'Your topics are saved.',
  unsubscribed: 'Done: you are no longer on the list.',
  failed: 'That could not be done just now. Please try again in a minute.',
} as const

export type SubscriptionNote = keyof typeof notes
export type SearchParameters = Promise<Record<string, string | string[] | undefined>>

/** What a page behind a link of the newsletter shows; a link that opens nothing is no page. */
export async function readSubscription(
  searchParams: SearchParameters,
): Promise<{ subscription: SubscriptionView; token: string; note: string }> {
  const parameters = await searchParams
  const one = (name: string) => [parameters[name] ?? ''].flat()[0] ?? ''
  const token = one(LINK_PARAMETER)
  const done = one('done')
  if (!token) notFound()
  try {
    const note = Object.hasOwn(notes, done) ? notes[done as SubscriptionNote] : ''
    return { subscription: await subscriptionByLink.see(token), token, note }
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'not-found') notFound()
    throw error
  }
}

/** Leads to a page of the newsletter, with what was done. */
export function toPage(path: string, token: string, done?: SubscriptionNote): Response {
  const query = new URLSearchParams({ [LINK_PARAMETER]: token, ...(done ? { done } : {}) })
  return new Response(null, { status: 303, headers: { Location: `${path}?${query}`, 'Cache-Control': 'no-store' } })
}
