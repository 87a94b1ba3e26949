import { senderAddress } from '@ashlar/contract/node/network'
import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'

/** Sets the client address that trusted proxies report. All later limits, Strapi's own too, count by it. */
export default () => (ctx: Context, next: Next) => {
  ctx.request.ip = senderAddress(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'), settings.trustedProxies)
  return next()
}
