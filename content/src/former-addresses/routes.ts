import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { mayDo } from '../editors/rights'
import { tryRedirect } from './try-redirect'

const MOST_CHARACTERS = 2000
/** A path of the site. */
const PATH = /^\/(?![/\\])[^\s\\]*$/
/** The site's addresses for machines. */
const API = /^\/api(\/|$)/i

/** The route behind *Test redirect*: for those who may read former addresses. */
export function registerRedirectRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/redirect-trials',
    routes: [
      {
        method: 'GET',
        path: '/',
        handler: async (ctx: Context) => {
          if (!mayDo(ctx, 'read', uidOf('former-address'))) throw new errors.ForbiddenError()
          const { from, to } = ctx.query
          if (!isPage(from) || !isPage(to)) {
            throw new errors.ValidationError('Both addresses must be paths of a page, such as /projects/new-name')
          }
          ctx.body = await tryRedirect(from, to)
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

function isPage(path: unknown): path is string {
  return typeof path === 'string' && path.length <= MOST_CHARACTERS && PATH.test(path) && !API.test(path)
}
