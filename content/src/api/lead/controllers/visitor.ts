import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { correct } from '../../../leads/corrections'
import { erase, withdraw, withdrawMarketing } from '../../../leads/lead-state'
import type { LeadRow } from '../../../leads/rows'
import { leadOfToken, visitorViewOf } from '../../../leads/visitor'
import { readMailLanguage } from '../../../mail/mail-language'
import { payloadOf } from '../../../request-body'
import { refuse, refuseTooMany } from './lead'

export default ({ strapi }: { strapi: Core.Strapi }) => {
  async function open(ctx: Context): Promise<{ row: LeadRow; payload: Record<string, unknown> }> {
    const payload = payloadOf(ctx.request.body)
    const row = await leadOfToken(strapi, payload.token)
    // The same response for a wrong link and for an erased lead, so that nobody learns which it is.
    if (row === null) throw new errors.NotFoundError('This link opens nothing')
    return { row, payload }
  }

  async function answer(ctx: Context, { token, language }: Record<string, unknown>): Promise<void> {
    const row = await leadOfToken(strapi, token)
    if (row === null) throw new errors.NotFoundError('This link opens nothing')
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { data: visitorViewOf(row, await readMailLanguage(strapi, language ?? row.language)) }
  }

  return {
    async see(ctx: Context) {
      const { payload } = await open(ctx)
      await answer(ctx, payload)
    },

    async correct(ctx: Context) {
      const { row, payload } = await open(ctx)
      const changes = isRecord(payload.changes) ? payload.changes : {}
      const faults = await correct(strapi, row.reference, changes).catch((error: unknown) => refuseTooMany(ctx, error))
      if (faults.length > 0) refuse(faults)
      await answer(ctx, payload)
    },

    async withdraw(ctx: Context) {
      const { row, payload } = await open(ctx)
      await (payload.only === 'marketing' ? withdrawMarketing : withdraw)(strapi, row.reference)
      await answer(ctx, payload)
    },

    async erase(ctx: Context) {
      const { row, payload } = await open(ctx)
      await erase(strapi, row.reference, 'visitor')
      await answer(ctx, payload)
    },
  }
}
