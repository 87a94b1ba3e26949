import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { adminRoute, rowNumber, serveAdmin } from './admin-route'
import { inviteAgain, openInvitations } from './invitations'

/** For those who may add accounts. */
const MAY_INVITE = { needs: 'admin::users.create' }

/** The routes behind *Invitations* in the settings. */
export function registerInvitationRoutes(strapi: Core.Strapi): void {
  serveAdmin(strapi, {
    prefix: '/editor-invitations',
    routes: [
      adminRoute('GET', '/', {}, async () => ({ results: await openInvitations(strapi) }), MAY_INVITE),
      adminRoute(
        'POST',
        '/:id/send',
        { id: rowNumber },
        async (ctx, { id }) => {
          if (!(await inviteAgain(strapi, id))) {
            throw new errors.NotFoundError('This invitation is not open any more. Open the page again.')
          }
          ctx.status = 204
        },
        MAY_INVITE,
      ),
    ],
  })
}
