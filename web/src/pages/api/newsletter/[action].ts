import { LINK_PARAMETER, NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_PREFERENCES_PAGE, topicChoice } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { subscriptionByLink } from '@/content/writers/newsletter'
import { firstValue } from '@/features/leads/form/validate-form'
import { readSubmission } from '@/features/leads/submission/read-submission'
import { redirectToPage, type SubscriptionNote } from '@/features/newsletter/subscription-link'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

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

/**
 * When a person opens the List-Unsubscribe address instead of a mail program posting to it, the page only offers the
 * choice.
 */
export const GET: APIRoute = async ({ request, params }) => {
  const action = linkActions.get(params.action ?? '')
  if (!action) return new Response(null, { status: 404 })
  return redirectToPage(action.page, new URL(request.url).searchParams.get(LINK_PARAMETER) ?? '')
}

/** Changes a subscription by the mailed link: from our own page, or by one click in a mail program (RFC 8058). */
export const POST: APIRoute = async ({ request, params }) => {
  const action = linkActions.get(params.action ?? '')
  if (!action) return new Response(null, { status: 404 })
  const post = await readSubmission(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const oneClick = firstValue(post.sent, 'List-Unsubscribe') === 'One-Click'
  const token = firstValue(post.sent, LINK_PARAMETER) || (new URL(request.url).searchParams.get(LINK_PARAMETER) ?? '')
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
