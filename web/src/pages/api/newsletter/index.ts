import type { APIRoute } from 'astro'
import { contextOf } from '@/features/leads/context'
import { isFlood } from '@/features/leads/often'
import { limitedText } from '@/features/leads/read-post'
import { visitorAddressIn } from '@/features/leads/visitor-address'
import { FLASH_COOKIE, FLASH_LIFE, type Flash, type Outcome, TOO_MANY_MESSAGE } from '@/features/newsletter/outcome'
import { subscribe } from '@/features/newsletter/subscribe'

export { refuseMethod as ALL } from '@/routing/refuse-method'

/** An address and its field name fit many times over. */
const BODY_LIMIT = 4_096
const STATUS = { stored: 200, invalid: 422, failed: 503 } as const satisfies Record<Outcome['state'], number>

/**
 * The newsletter form posts here, with script (JSON is asked for) and without (the visitor is sent on to a page that
 * says what became of it). The address is stable across builds, so a page from an older build still posts.
 */
export const POST: APIRoute = async ({ request, cookies }) => {
  const typed = await typedEmail(request)
  if (typed === null) return Response.json({ error: 'Send the form field subscribedEmail.' }, { status: 400 })
  const flood = await isFlood('newsletter', request.headers, typed.trim().toLowerCase())
  const outcome: Outcome = flood
    ? { state: 'failed', message: TOO_MANY_MESSAGE }
    : await subscribe(typed, {
        context: contextOf(new Map(), request.headers),
        screening: { suspicions: [], address: visitorAddressIn(request.headers), proven: false },
      })
  if (request.headers.get('accept')?.includes('application/json')) {
    const status = flood ? 429 : STATUS[outcome.state]
    return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } })
  }
  const flash: Flash = { outcome, email: outcome.state === 'stored' ? '' : typed }
  cookies.set(FLASH_COOKIE, JSON.stringify(flash), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/newsletter',
    maxAge: FLASH_LIFE,
  })
  // A relative address, since behind a proxy this process does not know its own.
  return new Response(null, { status: 303, headers: { Location: '/newsletter', 'Cache-Control': 'no-store' } })
}

/** @returns what was typed, or `null` when the body is not this form. */
async function typedEmail(request: Request): Promise<string | null> {
  const body = await limitedText(request, BODY_LIMIT)
  if (body === null) return null
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('application/x-www-form-urlencoded'))
    return new URLSearchParams(body).get('subscribedEmail') ?? ''
  if (!type.startsWith('application/json')) return null
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value !== 'object' || value === null) return null
    return 'subscribedEmail' in value && typeof value.subscribedEmail === 'string' ? value.subscribedEmail : ''
  } catch {
    return null
  }
}
