import { isLocalRequest } from '@ashlar/contract/node/operator-access'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'

/**
 * Allows only this machine to register the admin's first account. Strapi gives it to the first request, and a proxy
 * that the backend does not know may forward requests from anywhere.
 */
export default () => (ctx: Context, next: Next) => {
  // The router ignores case and a slash at the end.
  if (ctx.method !== 'POST' || ctx.path.toLowerCase().replace(/\/$/, '') !== '/admin/register-admin') return next()
  const address = ctx.req.socket.remoteAddress ?? ''
  const ownAddresses = [settings.siteUrl, settings.publicUrl]
  if (isLocalRequest({ address, header: (name) => ctx.get(name), ownAddresses })) return next()
  throw new errors.ForbiddenError(
    'The first account is created on the machine of the backend itself, or by ADMIN_EMAIL and ADMIN_PASSWORD',
  )
}
