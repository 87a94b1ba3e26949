import type { APIRoute, AstroCookies } from 'astro'
import { env } from '@/config/env'
import { isLeadFormId, leadForms } from '@/features/leads/form/forms'
import { ENVELOPE_FIELDS, firstValue, type PostedFields } from '@/features/leads/form/validate-form'
import {
  LEAD_FAILURE,
  LEAD_STATUS,
  type LeadOutcome,
  RECEIPT_COOKIE,
  RECEIPT_LIFE,
  RECEIPT_PATH,
} from '@/features/leads/submission/outcome'
import { readSubmission } from '@/features/leads/submission/read-submission'
import { redisplayForm } from '@/features/leads/submission/redisplay'
import { refererOf } from '@/features/leads/submission/request-context'
import { type SubmissionResult, sendLead } from '@/features/leads/submission/send-lead'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

const REDISPLAY_PATH = '/enquiry/again'

/**
 * All forms of the site post here. With script the answer is JSON; without script it is a redirect to the receipt, or
 * the form with its values when it was refused. The addresses are the same in all builds.
 */
export const POST: APIRoute = async ({ request, params, cookies, rewrite, url }) => {
  const { form: id = '' } = params
  if (!isLeadFormId(id)) return Response.json({ error: 'There is no such form.' }, { status: 404 })
  const withScript = request.headers.get('accept')?.includes('application/json') ?? false
  const post = await readSubmission(request)
  if ('status' in post) return Response.json({ state: 'failed', message: LEAD_FAILURE }, { status: post.status })
  const verdict = await sendLead(leadForms[id], post, request.headers)
  if (verdict.state === 'stored') return receipt(verdict, withScript, cookies)
  // Only script declares that it can solve a proof of work, so only script receives a challenge.
  if (verdict.state === 'prove') return json(verdict)
  const outcome: LeadOutcome =
    verdict.state === 'invalid'
      ? { state: 'invalid', faults: verdict.faults }
      : { state: verdict.state, message: verdict.message }
  if (withScript) return json(outcome)
  return redisplayForm(
    REDISPLAY_PATH,
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

/** A form that is shown again keeps the address of the page it was on. */
function withPage(sent: PostedFields, headers: Headers): PostedFields {
  const page = firstValue(sent, ENVELOPE_FIELDS.page) ? null : refererOf(headers)
  if (!page) return sent
  return new Map([...sent, [ENVELOPE_FIELDS.page, [page.pathname]], [ENVELOPE_FIELDS.campaign, [page.search.slice(1)]]])
}

function receipt(
  { receipt }: Extract<SubmissionResult, { state: 'stored' }>,
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
  // A relative address: behind a proxy, this process does not know its own address.
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location: RECEIPT_PATH } })
}
