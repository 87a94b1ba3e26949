import type { APIRoute } from 'astro'
import { followActions } from '@/features/follows/follow-actions'
import { changeByLink, offerChange } from '@/features/signed-links/link-action'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A person who opens the List-Unsubscribe address is shown what they follow. */
export const GET: APIRoute = ({ request, params }) => offerChange(followActions, params.action ?? '', request)

/** The page of what somebody follows posts here, and mail programs by one click (RFC 8058). */
export const POST: APIRoute = ({ request, params }) => changeByLink(followActions, params.action ?? '', request)
