import type { APIRoute, AstroCookies } from 'astro'
import { env } from '@/config/env'
import { showAgain } from '@/features/leads/again'
import { AROUND, firstOf, type Sent } from '@/features/leads/check-form'
import { refererOf } from '@/features/leads/context'
import { isLeadFormId, leadForms } from '@/features/leads/forms'
import {
  LEAD_FAILURE,
  LEAD_STATUS,
  type LeadOutcome,
  RECEIPT_COOKIE,
  RECEIPT_LIFE,
  RECEIPT_PATH,
} from '@/features/leads/outcome'
import { readPost } from '@/features/leads/read-post'
import { sendLead, type Verdict } from '@/features/leads/send-lead'

export { refuseMethod as ALL } from '@/routing/refuse-method'

const AGAIN_PATH = '/enquiry/again'

/**
 * Every form of the site posts here, with script (JSON is asked for) and without (a receipt is a page to go to, and a
 * form that was not taken comes back with its words). The addresses are stable across builds.
 */
export const POST: APIRoute = async ({ request, params, cookies, rewrite, url }) => {
  const { form: id = '' } = params
  if (!isLeadFormId(id)) return Response.json({ error: 'There is no such form.' }, { status: 404 })
  const withScript = request.headers.get('accept')?.includes('application/json') ?? false
  const post = await readPost(request)
  if ('status' in post) return Response.json({ state: 'failed', message: LEAD_FAILURE }, { status: post.status })
  const verdict = await sendLead(leadForms[id], post, request.headers)
  if (verdict.state === 'stored') return receipt(verdict, withScript, cookies)
  // Only script says that it can work, so only script is asked to.
  if (verdict.state === 'prove') return json(verdict)
  const outcome: LeadOutcome =
    verdict.state === 'invalid'
      ? { state: 'invalid', faults: verdict.faults }
      : { state: verdict.state, message: verdict.message }
  if (withScript) return json(outcome)
  return showAgain(
    AGAIN_PATH,
    {
      form: id,
      sent: withPage(verdict.sent, request.headers),
      faults: verdict.state === 'invalid' ? verdict.faults : [],
      failure: verdict.state === 'invalid' ? '' : verdict.message,
    },
    LEAD_STATUS[outcome.state],
    (path) => rewrite(new Request(new URL(path, url))),
  )
}

function json(outcome: LeadOutcome): Response {
  return Response.json(outcome, { status: LEAD_STATUS[outcome.state], headers: { 'Cache-Control': 'no-store' } })
}

/** A form that comes back still knows the page it stood on. */
function withPage(sent: Sent, headers: Headers): Sent {
  const page = firstOf(sent, AROUND.page) ? null : refererOf(headers)
  if (!page) return sent
  return new Map([...sent, [AROUND.page, [page.pathname]], [AROUND.campaign, [page.search.slice(1)]]])
}

function receipt(
  { receipt }: Extract<Verdict, { state: 'stored' }>,
  withScript: boolean,
  cookies: AstroCookies,
): Response {
  cookies.set(RECEIPT_COOKIE, JSON.stringify(receipt), {
    httpOnly: true,
    secure: env().SITE_URL.startsWith('https:'),
    sameSite: 'lax',
    path: '/enquiry',
    maxAge: RECEIPT_LIFE,
  })
  if (withScript) return json({ state: 'stored', reference: receipt.reference, to: RECEIPT_PATH })
  // A relative address, since behind a proxy this process does not know its own.
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location: RECEIPT_PATH } })
}
