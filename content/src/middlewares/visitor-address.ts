import { senderReader } from '@ashlar/contract/node/network'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'

/** Sets the client address that trusted proxies report. All later limits, Strapi's own too, count by it. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const addressOf = senderReader(settings.trustedProxies, (text) => strapi.log.warn(text))
  return (ctx: Context, next: Next) => {
    ctx.request.ip = addressOf(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'))
    return next()
  }
}
