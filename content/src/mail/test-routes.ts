import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { mayDo } from '../editors/rights'
import { readTestedMail, sendTestMail, type Tester } from './test-mail'
import { MAIL_TEXT } from './texts'

/** The route behind *Test mail* beside the mail texts: for those who may change these. */
export function registerTestMailRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/test-mails',
    routes: [
      {
        method: 'POST',
        path: '/',
        handler: async (ctx: Context) => {
          if (!mayDo(ctx, 'update', MAIL_TEXT)) throw new errors.ForbiddenError()
          const body: unknown = ctx.request.body
          const which = isRecord(body) ? readTestedMail(body.which) : null
          if (!isRecord(body) || !which) throw new errors.ValidationError('There is no such mail')
          const texts = isRecord(body.texts) ? body.texts : {}
          const tester = (ctx.state as { user: Tester }).user
          ctx.body = await sendTestMail(strapi, which, texts, tester)
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}
