import 'server-only'
import { privateCookie } from '@/routing/private-cookie'
import { addressIn, currentLanguage } from '@/words/current-language'
import { isLeadFormId, leadForms } from '../form/forms'
import { ENVELOPE_FIELDS, firstValue, type PostedFields } from '../form/validate-form'
import {
  LEAD_FAILURE,
  LEAD_STATUS,
  type LeadOutcome,
  RECEIPT_COOKIE,
  RECEIPT_LIFE,
  RECEIPT_PARAMETER,
  RECEIPT_PATH,
} from './outcome'
import { readSubmission } from './read-submission'
import { type RenderPage, redisplayForm } from './redisplay'
import { refererOf } from './request-context'
import { sealedReceipt } from './sealed-receipt'
import { type SubmissionResult, sendLead } from './send-lead'

const REDISPLAY_PATH = '/enquiry/again'

/**
 * Answers a post of a form of the site: with script as JSON; without script by a redirect to the receipt, or with the
 * form and its values when it was refused.
 *
 * @param id of the form; one that does not exist is 404.
 */
export async function answerLeadForm(id: string, request: Request, render: RenderPage): Promise<Response> {
  if (!isLeadFormId(id)) return Response.json({ error: 'There is no such form.' }, { status: 404 })
  const withScript = request.headers.get('accept')?.includes('application/json') ?? false
  const post = await readSubmission(request)
  if ('status' in post) return Response.json({ state: 'failed', message: LEAD_FAILURE }, { status: post.status })
  const verdict = await sendLead(leadForms[id], post, request.headers)
  if (verdict.state === 'stored') return answerWithReceipt(verdict, withScript)
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
    render,
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

function answerWithReceipt({ receipt }: Extract<SubmissionResult, { state: 'stored' }>, withScript: boolean): Response {
  const path = `${RECEIPT_PATH}?${RECEIPT_PARAMETER}=${sealedReceipt(receipt)}`
  // A relative address: behind a proxy, this process does not know its own address.
  const headers = { 'Cache-Control': 'no-store', Location: path }
  const answer = withScript
    ? json({ state: 'stored', reference: receipt.reference, to: addressIn(currentLanguage(), path) })
    : new Response(null, { status: 303, headers })
  const cookie = privateCookie(RECEIPT_COOKIE, JSON.stringify(receipt), { path: '/enquiry', lifeS: RECEIPT_LIFE })
  answer.headers.set('Set-Cookie', cookie)
  return answer
}
