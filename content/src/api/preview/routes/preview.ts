import type { Context } from 'koa'
import { refusal } from '../../../editors/refusal'
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
        if (!preview) throw refusal('This address is asked with a preview’s ticket.')
        ctx.set('Cache-Control', 'no-store')
        const { drafts, shared, untilMs } = preview
        const framedBy = adminOrigins()
        const editAt = shared ? null : `${framedBy[0]}/admin/page-records`
        ctx.body = { until: new Date(untilMs).toISOString(), drafts, editAt, framedBy }
      },
      config: { auth: { scope: ['api::page.page.find'] } },
    },
  ],
}
