import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { firstValue } from '@/features/leads/form/validate-form'
import { readSubmission } from '@/features/leads/submission/read-submission'
import { ownPath, previewCookie } from '@/routing/preview-cookie'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Ends a preview, and redirects to the same page as visitors see it. */
export const POST: APIRoute = async ({ request }) => {
  const post = await readSubmission(request)
  if ('status' in post) return new Response(null, { status: post.status })
  return new Response(null, {
    status: 303,
    headers: {
      Location: ownPath(firstValue(post.sent, 'to')),
      'Set-Cookie': previewCookie('', env().SITE_URL),
      'Cache-Control': 'no-store',
    },
  })
}
