import { isRecord } from '@ashlar/contract'
import { networkOf } from '@ashlar/contract/node/network'
import { errors } from '@strapi/utils'
import type { Context, Next } from 'koa'
import { FailedAttempts } from '../access/failed-attempts'

const WINDOW_MS = 15 * 60_000
/** Failed sign-ins from one address, with any account, within the window. */
const MOST_FROM_ADDRESS = 20
/**
 * Failed sign-ins with one account, from any address, within the window: more than a person mistypes, too few for
 * guessing.
 */
const MOST_FOR_ACCOUNT = 20

/**
 * Refuses sign-ins to the admin after too many failed ones. Strapi's own limit counts each pair of account and address,
 * so that another account or another address starts at zero.
 */
export default () => {
  const failed = new FailedAttempts(WINDOW_MS)
  return async (ctx: Context, next: Next) => {
    // The router ignores case and a slash at the end.
    if (ctx.method !== 'POST' || ctx.path.toLowerCase().replace(/\/$/, '') !== '/admin/login') return next()
    const body: unknown = 'body' in ctx.request ? ctx.request.body : null
    const email = isRecord(body) && typeof body.email === 'string' ? body.email.trim().toLowerCase().slice(0, 254) : ''
    const limits: [key: string, most: number][] = [[`address ${networkOf(ctx.request.ip)}`, MOST_FROM_ADDRESS]]
    if (email) limits.push([`account ${email}`, MOST_FOR_ACCOUNT])
    if (limits.some(([key, most]) => failed.count(key) >= most)) {
      ctx.set('Retry-After', String(WINDOW_MS / 1000))
      throw new errors.RateLimitError('Too many failed sign-ins. Try again in a quarter of an hour.')
    }
    // Counted before the result is known, so that parallel attempts count too.
    for (const [key] of limits) failed.add(key)
    await next()
    if (ctx.status === 200) for (const [key] of limits) failed.takeBack(key)
  }
}
