import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { routeOf } from '../metrics/registry'

const ID = /^[\w-]{8,64}$/

/**
 * Gives each request the id that the site sent, or a new one. The response, the history of a lead and the log entry of
 * an error contain it.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const given = ctx.get('x-request-id')
    const id = ID.test(given) ? given : randomUUID()
    ctx.state.requestId = id
    ctx.set('X-Request-Id', id)
    await next()
    // Strapi's own log entry has the error, but not the request.
    if (ctx.status >= 500) strapi.log.error(`request ${id}: ${ctx.method} ${routeOf(ctx)} answered ${ctx.status}`)
  }
