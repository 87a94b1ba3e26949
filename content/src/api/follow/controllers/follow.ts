import { checkFollowRequest } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import {
  acceptFollow,
  confirmFollows,
  endFollow,
  endFollows,
  followerOfToken,
  letDeskSeeFollows,
  viewOfFollows,
} from '../../../follows/followers'
import type { FollowerRow } from '../../../follows/rows'
import { payloadOf } from '../../../request-body'
import { refuseTooMany } from '../../lead/controllers/lead'

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Does what a signed link requests and answers with all that its address follows then. */
  const byLink =
    (act: (row: FollowerRow, payload: Record<string, unknown>) => Promise<void>) => async (ctx: Context) => {
      const payload = payloadOf(ctx.request.body)
      const row = await followerOfToken(strapi, payload.token)
      if (row === null) throw new errors.NotFoundError('This link opens nothing')
      await act(row, payload)
      const now = await followerOfToken(strapi, payload.token)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { data: await viewOfFollows(strapi, now ?? row) }
    }

  return {
    async create(ctx: Context) {
      const checked = checkFollowRequest(payloadOf(ctx.request.body))
      if ('message' in checked) throw new errors.ValidationError(checked.message)
      await acceptFollow(strapi, checked).catch((error: unknown) => refuseTooMany(ctx, error))
      // The same response whether the address was new or not: nobody learns who follows what.
      ctx.status = 201
      ctx.body = { data: { subscribedEmail: checked.subscribedEmail.toLowerCase() } }
    },

    /** Changes nothing: `byLink` answers with what is followed. */
    see: byLink(async () => undefined),
    confirm: byLink((row) => confirmFollows(strapi, row)),
    end: byLink(async (row, { follow }) => {
      if (typeof follow !== 'number') throw new errors.ValidationError('Send the number of what is to end as follow')
      await endFollow(strapi, row, follow)
    }),
    endAll: byLink((row) => endFollows(strapi, row)),
    /** Lets the desk see what the address follows, or no longer. */
    show: byLink((row, { shown }) => letDeskSeeFollows(strapi, row, shown === true)),
  }
}
