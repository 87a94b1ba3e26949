import type { APIRoute } from 'astro'
import { newsletterActions } from '@/features/newsletter/newsletter-actions'
import { changeByLink, offerChange } from '@/features/signed-links/link-action'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/**
 * When a person opens the List-Unsubscribe address instead of a mail program posting to it, the page only offers the
 * choice.
 */
export const GET: APIRoute = ({ request, params }) => offerChange(newsletterActions, params.action ?? '', request)

/** The pages of a subscription post here, and mail programs by one click (RFC 8058). */
export const POST: APIRoute = ({ request, params }) => changeByLink(newsletterActions, params.action ?? '', request)
