import 'server-only'
import { LINK_PARAMETER } from '@ashlar/contract'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { firstValue, type PostedFields } from '../leads/form/validate-form'
import { readSubmission } from '../leads/submission/read-submission'

/** A change that the owner of a signed link may make. */
export interface LinkAction {
  /** Shows what became of it. */
  page: string
  /** Names the note on that page. */
  done: string
  run: (token: string, sent: PostedFields) => Promise<unknown>
  /** A mail program may ask for it by one click (RFC 8058). */
  inOneClick?: boolean
}

/** By the last part of the address that is posted to. */
export type LinkActions = ReadonlyMap<string, LinkAction>

/** Redirects to the page that offers a change, and changes nothing. */
export function offerChange(actions: LinkActions, name: string, request: Request): Response {
  const action = actions.get(name)
  if (!action) return new Response(null, { status: 404 })
  return redirectToPage(action.page, linkIn(request))
}

/** Makes a change by the mailed link: from our own page, or by one click in a mail program (RFC 8058). */
export async function changeByLink(actions: LinkActions, name: string, request: Request): Promise<Response> {
  const action = actions.get(name)
  if (!action) return new Response(null, { status: 404 })
  const post = await readSubmission(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const oneClick = action.inOneClick === true && firstValue(post.sent, 'List-Unsubscribe') === 'One-Click'
  // Our own forms send the link in their body. A post to the address alone is none of them, and changes nothing: only
  // the pair of RFC 8058 is a wish.
  const token = firstValue(post.sent, LINK_PARAMETER) || (oneClick ? linkIn(request) : '')
  if (token === '') return new Response(null, { status: 400 })
  try {
    await action.run(token, post.sent)
    return oneClick ? new Response(null, { status: 200 }) : redirectToPage(action.page, token, action.done)
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status, action: name }, 'a change by a signed link was not made')
    if (oneClick) return new Response(null, { status: error.kind === 'not-found' ? 404 : 503 })
    return redirectToPage(action.page, token, 'failed')
  }
}

/** Redirects to a page that a signed link opens, with a note about what was done. */
function redirectToPage(path: string, token: string, done?: string): Response {
  const query = new URLSearchParams({ [LINK_PARAMETER]: token, ...(done ? { done } : {}) })
  return new Response(null, { status: 303, headers: { Location: `${path}?${query}`, 'Cache-Control': 'no-store' } })
}

/** @returns the signed link in the address; empty without one. */
function linkIn(request: Request): string {
  return new URL(request.url).searchParams.get(LINK_PARAMETER) ?? ''
}
