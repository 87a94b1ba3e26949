import { checkSubscribedEmail, isRecord } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { exceedsRateLimit } from '@/features/leads/screening/rate-limit'
import { limitedText } from '@/features/leads/submission/read-submission'
import { leadContextOf, visitorAddressIn } from '@/features/leads/submission/request-context'
import {
  FLASH_COOKIE,
  FLASH_LIFE,
  type Flash,
  type NewsletterOutcome,
  TOO_MANY_MESSAGE,
} from '@/features/newsletter/outcome'
import { subscribe } from '@/features/newsletter/subscribe'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** In bytes; many times the length of an address and its field name. */
const BODY_LIMIT = 4_096
const STATUS = {
  stored: 200,
  invalid: 422,
  failed: 503,
  'too-many': 429,
} as const satisfies Record<NewsletterOutcome['state'], number>

/**
 * The newsletter form posts here. With script the answer is JSON; without script it is a redirect to a page that shows
 * the outcome. The address is the same in all builds, so that pages of an older build can still post.
 */
export const POST: APIRoute = async ({ request, cookies }) => {
  const typed = await typedEmail(request)
  if (typed === null) return Response.json({ error: 'Send the form field subscribedEmail.' }, { status: 400 })
  // Only valid addresses count, because only they cause a mail.
  const checked = checkSubscribedEmail(typed)
  const flood =
    'email' in checked && (await exceedsRateLimit('newsletter', request.headers, checked.email.toLowerCase()))
  const outcome: NewsletterOutcome = flood
    ? { state: 'too-many', message: TOO_MANY_MESSAGE }
    : await subscribe(typed, {
        context: leadContextOf(new Map(), request.headers),
        screening: { suspicions: [], address: networkOf(visitorAddressIn(request.headers)), proven: false },
      })
  if (request.headers.get('accept')?.includes('application/json')) {
    return Response.json(outcome, { status: STATUS[outcome.state], headers: { 'Cache-Control': 'no-store' } })
  }
  const flash: Flash = { outcome, email: outcome.state === 'stored' ? '' : typed }
  cookies.set(FLASH_COOKIE, JSON.stringify(flash), {
    httpOnly: true,
    secure: env().SITE_URL.startsWith('https:'),
    sameSite: 'lax',
    path: '/newsletter',
    maxAge: FLASH_LIFE,
  })
  // A relative address: behind a proxy, this process does not know its own address.
  return new Response(null, { status: 303, headers: { Location: '/newsletter', 'Cache-Control': 'no-store' } })
}

/** @returns the typed text, or `null` when the body is not this form. */
async function typedEmail(request: Request): Promise<string | null> {
  const body = await limitedText(request, BODY_LIMIT)
  if (body === null) return null
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded'))
    return new URLSearchParams(body).get('subscribedEmail') ?? ''
  if (!type.startsWith('application/json')) return null
  try {
    const value: unknown = JSON.parse(body)
    if (!isRecord(value)) return null
    return typeof value.subscribedEmail === 'string' ? value.subscribedEmail : ''
  } catch {
    return null
  }
}
