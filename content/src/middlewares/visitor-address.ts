import { senderAddress } from '@ashlar/contract/node/network'
import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'

/** Everything behind it, Strapi's own limits too, counts by the address that trusted proxies vouch for. */
export default () => (ctx: Context, next: Next) => {
  ctx.request.ip = senderAddress(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'), settings.trustedProxies)
  return next()
}
