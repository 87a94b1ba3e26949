import { checkLead, isLeadType, leadMessages } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { acceptLead } from '../../../leads/accept'
import { RateLimitExceeded, WINDOW_MS } from '../../../leads/rate-limit'
import { payloadOf } from '../../../request-body'
import { ResumeGone } from '../../../resumes/store'

/** A refusal; its details name each field and the message that the visitor reads. */
export function refuse(faults: readonly { field: string; message: string }[]): never {
  throw new errors.ValidationError(faults[0]?.message ?? 'The form could not be read', {
    errors: faults.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' })),
  })
}

/** Answers 429 when the error is a rate limit, and throws any other error on. */
export function refuseTooMany(ctx: Context, error: unknown): never {
  if (!(error instanceof RateLimitExceeded)) throw error
  ctx.set('Retry-After', String(WINDOW_MS / 1000))
  throw new errors.RateLimitError('Too many have been sent; try again later')
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async create(ctx: Context) {
    const type = ctx.path.split('/').at(-1) ?? ''
    if (!isLeadType(type)) throw new errors.NotFoundError('There is no such type of lead')
    const checked = checkLead(type, payloadOf(ctx.request.body))
    if (!checked.ok) return refuse(checked.faults)
    try {
      const receipt = await acceptLead(strapi, type, checked.lead)
      ctx.status = 201
      ctx.body = { data: receipt }
    } catch (error) {
      if (error instanceof ResumeGone) return refuse([{ field: 'resume', message: leadMessages.resumeGone }])
      refuseTooMany(ctx, error)
    }
  },
})
