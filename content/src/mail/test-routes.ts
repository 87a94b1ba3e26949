import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { settings } from '../../config/environment'
import { adminRoute, serveAdmin } from '../editors/admin-route'
import { demandRight } from '../editors/record-rights'
import { languageName } from '../languages'
import { readTestedMail, sendTestMail, type Tester } from './test-mail'
import { MAIL_TEXT } from './texts'

/** The routes behind *Test mail* beside the mail texts: for those who may change these. */
export function registerTestMailRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', handler: (ctx: Context) => Promise<unknown>) =>
    adminRoute(method, '/', {}, async (ctx) => {
      const row: { documentId: string } | null = await strapi.db.query(MAIL_TEXT).findOne({ select: ['documentId'] })
      await demandRight(strapi, ctx, 'update', { uid: MAIL_TEXT, documentId: row?.documentId ?? '' })
      return handler(ctx)
    })
  serveAdmin(strapi, {
    prefix: '/test-mails',
    routes: [
      route('GET', async () => ({ languages: settings.languages.map((code) => ({ code, name: languageName(code) })) })),
      route('POST', async (ctx) => {
        const body: unknown = ctx.request.body
        const which = isRecord(body) ? readTestedMail(body.which) : null
        if (!isRecord(body) || !which) throw new errors.ValidationError('There is no such mail')
        const record = isRecord(body.texts) ? body.texts : {}
        const tester = (ctx.state as { user: Tester }).user
        return sendTestMail(strapi, { which, record, language: body.language }, tester)
      }),
    ],
  })
}
