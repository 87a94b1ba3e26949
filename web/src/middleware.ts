import { defineMiddleware } from 'astro:middleware'
import { PageElsewhere, PageMissing } from '@/routing/errors'

/**
 * Takes note of why a page could not be made, for whoever answers with the page that tells of it (server/): the whole of
 * a page is made here, so that a failure in its middle still has an honest status. In development, where nobody does,
 * a missing page is shown as such, and every other failure as the tool shows it.
 */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/media/')) return next()
  try {
    const response = await next()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return new Response(await response.text(), response)
  } catch (error) {
    if (locals.served) {
      locals.error = error
      return new Response(null, { status: 500 })
    }
    if (error instanceof PageElsewhere) return Response.redirect(new URL(error.address, url), error.status)
    if (!(error instanceof PageMissing)) throw error
    const notice = await next('/errors/404')
    return new Response(notice.body, { status: 404, headers: notice.headers })
  }
})
