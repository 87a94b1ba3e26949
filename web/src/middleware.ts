import { defineMiddleware } from 'astro:middleware'
import { readTranslations } from '@/content/readers/translations'
import { PageElsewhere, PageMissing } from '@/routing/errors'
import { currentLanguage, translateBy } from '@/words/current-language'
import { english } from '@/words/languages'

/**
 * Records why a page failed, so that the server can answer with an error page (server/). The whole page is rendered
 * here, so that a failure in its middle still gets the right status. In development, where our server does not run, a
 * missing page is shown as such, and Astro shows every other failure.
 */
export const onRequest = defineMiddleware(async ({ locals, url, routePattern }, next) => {
  // The first value counts: after a failure, an error page is rendered in the same request.
  locals.template ??= routePattern
  const language = currentLanguage()
  if (language !== english) translateBy(await readTranslations(language.code))
  if (url.pathname.startsWith('/api/') || url.pathname.startsWith('/media/')) {
    try {
      return await next()
    } catch (error) {
      // No endpoint matches the address, so the route for pages was called.
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
      // The first error counts: rendering the error page may throw `PageMissing` too.
      locals.error ??= error
      return new Response(null, { status: 500 })
    }
    if (error instanceof PageElsewhere) return Response.redirect(new URL(error.address, url), error.status)
    if (!(error instanceof PageMissing)) throw error
    const notice = await next('/errors/404')
    return new Response(notice.body, { status: 404, headers: notice.headers })
  }
})
