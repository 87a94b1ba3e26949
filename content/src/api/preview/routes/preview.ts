import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminOrigins } from '../../../preview/addresses'
import type { PreviewState } from '../../../preview/preview-of-request'

/**
 * Answers what the ticket of a request opens (a `PreviewView` of the contract). Any token that may read pages may ask.
 */
export default {
  routes: [
    {
      method: 'GET',
      path: '/preview',
      handler: (ctx: Context) => {
        const { preview } = ctx.state as PreviewState
        if (!preview) throw new errors.ForbiddenError('This address is asked with a preview’s ticket')
        ctx.set('Cache-Control', 'no-store')
        const { drafts, untilMs } = preview
        ctx.body = { until: new Date(untilMs).toISOString(), drafts, framedBy: adminOrigins() }
      },
      config: { auth: { scope: ['api::page.page.find'] } },
    },
  ],
}
