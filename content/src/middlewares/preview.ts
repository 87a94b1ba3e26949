import { PREVIEW_HEADER } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { openPreview } from '../preview/open-preview'

/**
 * Drafts can be read only with a preview ticket. Strapi itself would return them for `status=draft` to every token that
 * may read.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // In lower case, because the router ignores case.
    const path = ctx.path.toLowerCase()
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || !path.startsWith('/api/')) return next()
    const ticket = ctx.get(PREVIEW_HEADER)
    if (ticket) {
      const preview = await openPreview(strapi, ticket)
      if (!preview) throw new errors.ForbiddenError('This preview has ended. Open it from the record’s form again')
      ctx.state.preview = preview
      return next()
    }
    const { status } = ctx.query
    // WordPress has its own values of `status`, and our posts use none of them.
    if (status !== undefined && status !== 'published' && !path.startsWith('/api/wp-json/')) {
      throw new errors.ForbiddenError('Drafts are shown by a preview’s ticket alone. Ask without “status”')
    }
    return next()
  }
