import 'server-only'
import { LINK_PARAMETER, NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_PREFERENCES_PAGE, topicChoice } from '@ashlar/contract'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { subscriptionByLink } from '@/content/writers/newsletter'
import { firstValue } from '../leads/form/validate-form'
import { readSubmission } from '../leads/submission/read-submission'
import { redirectToPage, type SubscriptionNote } from './subscription-link'

interface LinkAction {
  page: string
  done: SubscriptionNote
  run: (token: string, topics: readonly string[]) => Promise<unknown>
}

const linkActions = new Map<string, LinkAction>([
  ['confirm', { page: NEWSLETTER_CONFIRM_PAGE, done: 'confirmed', run: subscriptionByLink.confirm }],
  [
    'preferences',
    {
      page: NEWSLETTER_PREFERENCES_PAGE,
      done: 'topics',
      run: (token, topics) => subscriptionByLink.choose(token, topicChoice.parse([...topics])),
    },
  ],
  ['unsubscribe', { page: NEWSLETTER_PREFERENCES_PAGE, done: 'unsubscribed', run: subscriptionByLink.unsubscribe }],
])

/** Redirects to the page that offers a change of the subscription, and changes nothing. */
export function offerChange(name: string, request: Request): Response {
  const action = linkActions.get(name)
  if (!action) return new Response(null, { status: 404 })
  return redirectToPage(action.page, linkIn(request))
}

/** Changes a subscription by the mailed link: from our own page, or by one click in a mail program (RFC 8058). */
export async function changeByLink(name: string, request: Request): Promise<Response> {
  const action = linkActions.get(name)
  if (!action) return new Response(null, { status: 404 })
  const post = await readSubmission(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const oneClick = name === 'unsubscribe' && firstValue(post.sent, 'List-Unsubscribe') === 'One-Click'
  // Our own forms send the link in their body. A post to the address alone is none of them, and changes nothing: only
  // the pair of RFC 8058 is a wish.
  const token = firstValue(post.sent, LINK_PARAMETER) || (oneClick ? linkIn(request) : '')
  if (token === '') return new Response(null, { status: 400 })
  try {
    await action.run(token, post.sent.get('topics') ?? [])
    return oneClick ? new Response(null, { status: 200 }) : redirectToPage(action.page, token, action.done)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status }, 'a subscription was not changed')
    if (oneClick) return new Response(null, { status: error.kind === 'not-found' ? 404 : 503 })
    return redirectToPage(action.page, token, 'failed')
  }
}

/** @returns the signed link in the address; empty without one. */
function linkIn(request: Request): string {
  return new URL(request.url).searchParams.get(LINK_PARAMETER) ?? ''
}
