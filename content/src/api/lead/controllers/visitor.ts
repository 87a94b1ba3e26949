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
  async function leadOfLink(ctx: Context): Promise<{ row: LeadRow; payload: Record<string, unknown> }> {
    const payload = payloadOf(ctx.request.body)
    const row = await leadOfToken(strapi, payload.token)
    // The same response for a forged link and for a lead that is not there. The link of an erased lead opens, and says so.
    if (row === null) throw new errors.NotFoundError('This link opens nothing')
    return { row, payload }
  }

  /** Answers with the lead as it is now: it is read again after a change. */
  async function showLead(ctx: Context, { token, language }: Record<string, unknown>): Promise<void> {
    const row = await leadOfToken(strapi, token)
    if (row === null) throw new errors.NotFoundError('This link opens nothing')
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { data: visitorViewOf(row, await readMailLanguage(strapi, language ?? row.language)) }
  }

  return {
    async see(ctx: Context) {
      const { payload } = await leadOfLink(ctx)
      await showLead(ctx, payload)
    },

    async correct(ctx: Context) {
      const { row, payload } = await leadOfLink(ctx)
      const changes = isRecord(payload.changes) ? payload.changes : {}
      const faults = await correct(strapi, row.reference, changes).catch((error: unknown) => refuseTooMany(ctx, error))
      if (faults.length > 0) refuse(faults)
      await showLead(ctx, payload)
    },

    async withdraw(ctx: Context) {
      const { row, payload } = await leadOfLink(ctx)
      await (payload.only === 'marketing' ? withdrawMarketing : withdraw)(strapi, row.reference)
      await showLead(ctx, payload)
    },

    async erase(ctx: Context) {
      const { row, payload } = await leadOfLink(ctx)
      await erase(strapi, row.reference, 'visitor')
      await showLead(ctx, payload)
    },
  }
}
