import { LINK_PARAMETER, NEWSLETTER_CONFIRM_PAGE, NEWSLETTER_PREFERENCES_PAGE, topicChoice } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { subscriptionByLink } from '@/content/writers/newsletter'
import { firstOf } from '@/features/leads/check-form'
import { readPost } from '@/features/leads/read-post'
import { type SubscriptionNote, toPage } from '@/features/newsletter/subscription-link'

export { refuseMethod as ALL } from '@/routing/refuse-method'

interface Act {
  page: string
  done: SubscriptionNote
  run: (token: string, topics: readonly string[]) => Promise<unknown>
}

const acts = new Map<string, Act>([
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

/** The address of List-Unsubscribe, opened by a person rather than posted to by a mail program, only shows the choice. */
export const GET: APIRoute = async ({ request, params }) => {
  const act = acts.get(params.act ?? '')
  if (!act) return new Response(null, { status: 404 })
  return toPage(act.page, new URL(request.url).searchParams.get(LINK_PARAMETER) ?? '')
}

/** Changes a subscription by the link that was mailed: from a page of ours, or one click in a mail program (RFC 8058). */
export const POST: APIRoute = async ({ request, params }) => {
  const act = acts.get(params.act ?? '')
  if (!act) return new Response(null, { status: 404 })
  const post = await readPost(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const oneClick = firstOf(post.sent, 'List-Unsubscribe') === 'One-Click'
  const token = firstOf(post.sent, LINK_PARAMETER) || (new URL(request.url).searchParams.get(LINK_PARAMETER) ?? '')
  try {
    await act.run(token, post.sent.get('topics') ?? [])
    return oneClick ? new Response(null, { status: 200 }) : toPage(act.page, token, act.done)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status }, 'a subscription was not changed')
    if (oneClick) return new Response(null, { status: error.kind === 'not-found' ? 404 : 503 })
    return toPage(act.page, token, 'failed')
  }
}
