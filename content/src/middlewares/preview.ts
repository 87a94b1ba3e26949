import { PREVIEW_HEADER } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { openPreview } from '../preview/open-preview'

/**
 * Drafts are read with a ticket alone: Strapi would show them to every token that may read, for the word `status=draft`.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    // As the router reads it, which knows no capitals.
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
    // WordPress has words of its own for it, none of which our posts know.
    if (status !== undefined && status !== 'published' && !path.startsWith('/api/wp-json/')) {
      throw new errors.ForbiddenError('Drafts are shown by a preview’s ticket alone. Ask without “status”')
    }
    return next()
  }
