import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { routeOf } from '../metrics/registry'

const ID = /^[\w-]{8,64}$/

/**
 * Gives each request the id that the site has given it, or one of its own. The answer and what is written to a lead's
 * history carry it, and the log names it when something breaks.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const given = ctx.get('x-request-id')
    const id = ID.test(given) ? given : randomUUID()
    ctx.state.requestId = id
    ctx.set('X-Request-Id', id)
    await next()
    // Strapi's own line tells what broke, and not for whom.
    if (ctx.status >= 500) strapi.log.error(`request ${id}: ${ctx.method} ${routeOf(ctx)} answered ${ctx.status}`)
  }
