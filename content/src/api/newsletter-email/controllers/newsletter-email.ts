import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'

const uid = 'api::newsletter-email.newsletter-email'

/** The body as the specification has it, or wrapped in `data` as Strapi's own clients send it. */
function payloadOf(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) return {}
  return isRecord(body.data) ? body.data : body
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A page of the site, or nothing. Anything else that was sent is not worth refusing a subscription for. */
function pageOf(value: unknown): string | null {
  return typeof value === 'string' && /^\/[\w/-]{0,199}$/.test(value) ? value : null
}

export default factories.createCoreController(uid, ({ strapi }) => ({
  async create(ctx: Context) {
    // The contract is an ES module, Strapi's code is CommonJS.
    const { checkSubscribedEmail } = await import('@ashlar/contract')
    const payload = payloadOf(ctx.request.body)
    const checked = checkSubscribedEmail(payload.subscribedEmail)
    if ('message' in checked) {
      throw new errors.ValidationError(checked.message, {
        errors: [{ path: ['subscribedEmail'], message: checked.message, name: 'ValidationError' }],
      })
    }
    const email = checked.email.toLowerCase()
    await strapi.service(uid).subscribe(email, pageOf(payload.source))
    // The same whether the address was new or not: nobody learns who subscribes.
    ctx.status = 201
    ctx.body = { data: { subscribedEmail: email } }
  },
}))
