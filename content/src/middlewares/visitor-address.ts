import { senderReader } from '@ashlar/contract/node/sender'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'

/** Sets the client address that trusted proxies report. All later limits, Strapi's own too, count by it. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const addressOf = senderReader({
    trusted: settings.trustedProxies,
    ownAddresses: [settings.publicUrl, settings.siteUrl],
    warn: (text) => strapi.log.warn(text),
  })
  return (ctx: Context, next: Next) => {
    // Koa would take an empty address for one that was not set, and use the peer's.
    Object.defineProperty(ctx.request, 'ip', { value: addressOf(ctx.req) })
    return next()
  }
}
