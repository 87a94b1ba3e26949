import 'server-only'
import { LINK_PARAMETER, VISITOR_PAGE } from '@ashlar/contract'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { correctLead, eraseLead, readLead, withdrawLead } from '@/content/writers/leads'
import { currentLanguage } from '@/words/current-language'
import type { Phrase } from '@/words/say'
import { firstValue, type PostedFields } from '../form/validate-form'
import { readSubmission } from '../submission/read-submission'
import { type RenderPage, redisplayForm } from '../submission/redisplay'
import { formOfLead } from './form-of-lead'
import type { VisitorNote } from './visitor-view'

const NOT_SURE: Phrase = 'Mark the box first: what is erased cannot be brought back'

/**
 * Performs a visitor's action on their own enquiry, authorised by its signed link, and redirects to its page. A
 * correction with faults, or an erasure without the mark, is answered with the page itself, which keeps what was typed.
 *
 * @param action `correct`, `withdraw` or `erase`; anything else is 404.
 */
export async function changeEnquiry(action: string, request: Request, render: RenderPage): Promise<Response> {
  const post = await readSubmission(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const token = firstValue(post.sent, LINK_PARAMETER)
  try {
    if (action === 'correct') return await correct(token, post.sent, render)
    if (action === 'withdraw') {
      const marketing = firstValue(post.sent, 'only') === 'marketing'
      await withdrawLead(token, marketing ? 'marketing' : 'all')
      return redirectToEnquiry(token, marketing ? 'withdraw-marketing' : 'withdraw')
    }
    if (action === 'erase') return await erase(token, post.sent, render)
    return new Response(null, { status: 404 })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status, action }, 'an enquiry was not changed by its visitor')
    // The page itself reports that the link is not valid.
    return redirectToEnquiry(token, 'failed')
  }
}

async function correct(token: string, sent: PostedFields, render: RenderPage): Promise<Response> {
  const { fields } = formOfLead(await readLead(token, currentLanguage().code))
  const changes = Object.fromEntries(
    fields.map(({ field: { name } }) => [name, name === 'answers' ? sent.get(name) : firstValue(sent, name)]),
  )
  const faults = await correctLead(token, changes)
  if (faults.length === 0) return redirectToEnquiry(token, 'correct')
  return redisplayForm(pageOf(token), { form: 'correct', sent, faults, failure: '' }, 422, render)
}

async function erase(token: string, sent: PostedFields, render: RenderPage): Promise<Response> {
  if (!sent.has('sure')) {
    const faults = [{ field: 'sure', message: NOT_SURE }]
    return redisplayForm(pageOf(token), { form: 'erase', sent, faults, failure: '' }, 422, render)
  }
  await eraseLead(token)
  return redirectToEnquiry(token, 'erase')
}

function pageOf(token: string): string {
  return `${VISITOR_PAGE}?${LINK_PARAMETER}=${encodeURIComponent(token)}`
}

function redirectToEnquiry(token: string, done: VisitorNote): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: `${pageOf(token)}&done=${done}`, 'Cache-Control': 'no-store' },
  })
}
