import { LINK_PARAMETER, VISITOR_PAGE } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { correctLead, eraseLead, seeLead, withdrawLead } from '@/content/writers/leads'
import { showAgain } from '@/features/leads/again'
import { firstOf, type Sent } from '@/features/leads/check-form'
import { formOfLead } from '@/features/leads/form-of-lead'
import { readPost } from '@/features/leads/read-post'
import type { VisitorNote } from '@/features/leads/visitor-acts'

export { refuseMethod as ALL } from '@/routing/refuse-method'

/** Does what a visitor asks of their own enquiry, by its signed link, and leads back to its page. */
export const POST: APIRoute = async ({ request, params, rewrite, url }) => {
  const { act } = params
  const post = await readPost(request)
  if ('status' in post) return new Response(null, { status: post.status })
  const token = firstOf(post.sent, LINK_PARAMETER)
  try {
    if (act === 'correct') return await correct(token, post.sent, (path) => rewrite(new Request(new URL(path, url))))
    if (act === 'withdraw') {
      const marketing = firstOf(post.sent, 'only') === 'marketing'
      await withdrawLead(token, marketing ? 'marketing' : 'all')
      return back(token, marketing ? 'withdraw-marketing' : 'withdraw')
    }
    if (act === 'erase' && post.sent.has('sure')) {
      await eraseLead(token)
      return back(token, 'erase')
    }
    return new Response(null, { status: 404 })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    log.error({ kind: error.kind, status: error.status, act }, 'an enquiry was not changed by its visitor')
    // The page says itself that a link opens nothing.
    return back(token, 'failed')
  }
}

async function correct(token: string, sent: Sent, render: (path: string) => Promise<Response>): Promise<Response> {
  const { fields } = formOfLead(await seeLead(token))
  const changes = Object.fromEntries(
    fields.map(({ field: { name } }) => [name, name === 'answers' ? sent.get(name) : firstOf(sent, name)]),
  )
  const faults = await correctLead(token, changes)
  if (faults.length === 0) return back(token, 'correct')
  return showAgain(pageOf(token), { form: 'correct', sent, faults, failure: '' }, 422, render)
}

function pageOf(token: string): string {
  return `${VISITOR_PAGE}?${LINK_PARAMETER}=${encodeURIComponent(token)}`
}

function back(token: string, done: VisitorNote): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: `${pageOf(token)}&done=${done}`, 'Cache-Control': 'no-store' },
  })
}
