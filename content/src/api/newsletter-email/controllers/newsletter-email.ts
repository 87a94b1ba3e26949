import { createHmac } from 'node:crypto'
import { checkNewsletterRequest, topicChoice } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { settings } from '../../../../config/environment'
import { refusal } from '../../../editors/refusal'
import { FOLLOWERS } from '../../../follows/followers'
import { sameText } from '../../../leads/secrets'
import { noteMailProblem } from '../../../mail/address-list'
import {
  acceptSubscription,
  choose,
  confirm,
  NEWSLETTER,
  type SubscriptionRow,
  subscriptionOfToken,
  unsubscribe,
  viewOf,
} from '../../../newsletter/subscriptions'
import { payloadOf } from '../../../request-body'
import { refuseTooMany } from '../../lead/controllers/lead'

/** Older events are refused, so that a recorded event cannot be sent again later. */
const EVENT_AGE_MS = 5 * 60_000

export default ({ strapi }: { strapi: Core.Strapi }) => {
  /** Does what a signed link requests and answers with the resulting subscription. */
  const byLink =
    (act: (row: SubscriptionRow, payload: Record<string, unknown>) => Promise<void>) => async (ctx: Context) => {
      const payload = payloadOf(ctx.request.body)
      const row = await subscriptionOfToken(strapi, payload.token)
      if (row === null) throw new errors.NotFoundError('This link opens nothing')
      await act(row, payload)
      const now = await subscriptionOfToken(strapi, payload.token)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { data: viewOf(now ?? row) }
    }

  return {
    async create(ctx: Context) {
      const checked = checkNewsletterRequest(payloadOf(ctx.request.body))
      if ('message' in checked) {
        throw new errors.ValidationError(checked.message, {
          errors: [{ path: ['subscribedEmail'], message: checked.message, name: 'ValidationError' }],
        })
      }
      await acceptSubscription(strapi, checked).catch((error: unknown) => refuseTooMany(ctx, error))
      // The same response whether the address was new or not: nobody learns who subscribes.
      ctx.status = 201
      ctx.body = { data: { subscribedEmail: checked.subscribedEmail.toLowerCase() } }
    },

    see: byLink(async () => undefined),
    confirm: byLink((row) => confirm(strapi, row)),
    unsubscribe: byLink((row) => unsubscribe(strapi, row)),
    preferences: byLink(async (row, payload) => {
      await choose(strapi, row, topicChoice.parse(payload.topics))
    }),

    /**
     * Receives a mailing provider's messages about bounces and complaints: `{ email, problem, sentAt }`. The header
     * `X-Ashlar-Signature` is the hex HMAC-SHA256 of `email\nproblem\nsentAt` with `MAIL_EVENTS_SECRET`.
     */
    async mailEvent(ctx: Context) {
      const { email, problem, sentAt } = payloadOf(ctx.request.body)
      const secret = settings.leads.mailEventsSecret
      const expected = createHmac('sha256', secret ?? '')
        .update(`${email}\n${problem}\n${sentAt}`)
        .digest('hex')
      if (secret === null || !sameText(ctx.get('x-ashlar-signature'), expected)) {
        throw refusal('The signature does not fit: sign with MAIL_EVENTS_SECRET.')
      }
      const fresh = Math.abs(Date.now() - Number(sentAt)) < EVENT_AGE_MS
      if (!fresh || typeof email !== 'string' || (problem !== 'bounced' && problem !== 'complained')) {
        throw new errors.ValidationError('Send { email, problem: bounced or complained, sentAt } within five minutes')
      }
      for (const list of [NEWSLETTER, FOLLOWERS]) await noteMailProblem(strapi, list, email, problem)
      ctx.status = 204
    },
  }
}
