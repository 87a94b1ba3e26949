import { defineMiddleware } from 'astro:middleware'
import { PageElsewhere, PageMissing } from '@/routing/errors'

/**
 * Takes note of why a page could not be made, for whoever answers with the page that tells of it (server/): the whole of
 * a page is made here, so that a failure in its middle still has an honest status. In development, where nobody does,
 * a missing page is shown as such, and every other failure as the tool shows it.
 */
export const onRequest = defineMiddleware(async ({ locals, url, routePattern }, next) => {
  // The first one counts: a page that fails is asked for once more as an error page.
  locals.template ??= routePattern
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/media/')) {
    try {
      return await next()
    } catch (error) {
      // No endpoint stands there, so that the address was taken for that of a page.
      if (error instanceof PageMissing || error instanceof PageElsewhere) return new Response(null, { status: 404 })
      throw error
    }
  }
  try {
    const response = await next()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    return new Response(await response.text(), response)
  } catch (error) {
    if (locals.served) {
      // The first one counts here too: looking for an error page ends in a page that is missing.
      locals.error ??= error
      return new Response(null, { status: 500 })
    }
    if (error instanceof PageElsewhere) return Response.redirect(new URL(error.address, url), error.status)
    if (!(error instanceof PageMissing)) throw error
    const notice = await next('/errors/404')
    return new Response(notice.body, { status: 404, headers: notice.headers })
  }
})
