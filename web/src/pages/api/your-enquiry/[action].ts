import { LINK_PARAMETER, VISITOR_PAGE } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { correctLead, eraseLead, readLead, withdrawLead } from '@/content/writers/leads'
import { firstValue, type PostedFields } from '@/features/leads/form/validate-form'
import { readSubmission } from '@/features/leads/submission/read-submission'
import { redisplayForm } from '@/features/leads/submission/redisplay'
import { formOfLead } from '@/features/leads/visitor/form-of-lead'
import type { VisitorNote } from '@/features/leads/visitor/visitor-view'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Performs a visitor's action on their own enquiry, authorised by its signed link, and redirects to its page. */
export const POST: APIRoute = async ({ request, params, rewrite, url }) => {
  const { action } = params
  const post = await readSubmission(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const token = firstValue(post.sent, LINK_PARAMETER)
  try {
    if (action === 'correct') return await correct(token, post.sent, (path) => rewrite(new Request(new URL(path, url))))
    if (action === 'withdraw') {
      const marketing = firstValue(post.sent, 'only') === 'marketing'
      await withdrawLead(token, marketing ? 'marketing' : 'all')
      return redirectToEnquiry(token, marketing ? 'withdraw-marketing' : 'withdraw')
    }
    if (action === 'erase' && post.sent.has('sure')) {
      await eraseLead(token)
      return redirectToEnquiry(token, 'erase')
    }
    return new Response(null, { status: 404 })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status, action }, 'an enquiry was not changed by its visitor')
    // The page itself reports that the link is not valid.
    return redirectToEnquiry(token, 'failed')
  }
}

async function correct(
  token: string,
  sent: PostedFields,
  render: (path: string) => Promise<Response>,
): Promise<Response> {
  const { fields } = formOfLead(await readLead(token))
  const changes = Object.fromEntries(
    fields.map(({ field: { name } }) => [name, name === 'answers' ? sent.get(name) : firstValue(sent, name)]),
  )
  const faults = await correctLead(token, changes)
  if (faults.length === 0) return redirectToEnquiry(token, 'correct')
  return redisplayForm(pageOf(token), { form: 'correct', sent, faults, failure: '' }, 422, render)
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
