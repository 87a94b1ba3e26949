import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { addressToShare } from './addresses'

/** The route behind the admin's button “Make a link”: a link to a draft, for an editor who may read the record. */
export function registerPreviewRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/previews',
    routes: [
      {
        method: 'POST',
        path: '/:uid/:documentId',
        handler: async (ctx: Context) => {
          const uid = String(ctx.params.uid) as UID.ContentType
          if (!strapi.contentTypes[uid]) throw new errors.NotFoundError('There is no such type')
          const shared = await addressToShare(strapi, { uid, documentId: String(ctx.params.documentId) })
          if (!shared) throw new errors.ForbiddenError('This record has no page, or your role may not read it')
          ctx.set('Cache-Control', 'no-store')
          ctx.body = shared
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}
