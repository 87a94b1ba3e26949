import type { LeadType } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { accept, TooMany } from '../../../leads/accept'
import { payloadOf } from '../../../request-body'
import { ResumeGone } from '../../../resumes/claim'

const WINDOW_S = 600

/** A refusal whose details name each field and what its visitor reads. */
export function refuse(faults: readonly { field: string; message: string }[]): never {
  throw new errors.ValidationError(faults[0]?.message ?? 'The form could not be read', {
    errors: faults.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' })),
  })
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    // The contract is an ES module, Strapi's code is CommonJS.
    const { checkLead, leadMessages } = await import('@ashlar/contract')
    const type = ctx.path.split('/').at(-1) as LeadType
    const checked = checkLead(type, payloadOf(ctx.request.body))
    if (!checked.ok) return refuse(checked.faults)
    try {
      const receipt = await accept(strapi, type, checked.lead)
      ctx.status = 201
      ctx.body = { data: receipt }
    } catch (error) {
      if (error instanceof ResumeGone) return refuse([{ field: 'resume', message: leadMessages.resumeGone }])
      if (!(error instanceof TooMany)) throw error
      ctx.set('Retry-After', String(WINDOW_S))
      throw new errors.RateLimitError('Too many enquiries within ten minutes')
    }
  },
})
