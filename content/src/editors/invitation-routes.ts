import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { rowNumber } from '../history/versions'
import { inviteAgain, openInvitations } from './invitations'

/** The routes behind *Invitations* in the settings, for those who may add accounts. */
export function registerInvitationRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', path: string, handler: (ctx: Context) => Promise<void>) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin' },
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: ['admin::users.create'] } },
      ],
    },
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/editor-invitations',
    routes: [
      route('GET', '/', async (ctx) => {
        ctx.body = { results: await openInvitations(strapi) }
      }),
      route('POST', '/:id/send', async (ctx) => {
        const id = rowNumber(ctx.params.id)
        if (id === null || !(await inviteAgain(strapi, id))) {
          throw new errors.NotFoundError('This invitation is not open any more. Open the page again.')
        }
        ctx.status = 204
      }),
    ],
  })
}
