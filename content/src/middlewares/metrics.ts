import { operatorAccess } from '@ashlar/contract/node/operator-access'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import { settings } from '../../config/environment'
import { collectMetrics } from '../metrics/collect'
import { backendMetrics, callSeconds, routeOf } from '../metrics/registry'
import { readingFault } from '../uploads/decode-pictures'

/**
 * Counts requests, and answers an operator: `/_metrics` for Prometheus; `/_ready` says whether the database answers and
 * pictures can be read, and `/_health`, which Strapi answers, fails when they cannot.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (ctx.path === '/_metrics') return answerMetrics(ctx, strapi)
    if (ctx.path === '/_ready') return answerReady(ctx, strapi)
    if (ctx.path === '/_health' && !(await readsPictures(strapi))) {
      ctx.status = 503
      return
    }
    const began = performance.now()
    await next()
    callSeconds.observe({ route: routeOf(ctx), status: ctx.status }, (performance.now() - began) / 1000)
  }

async function answerMetrics(ctx: Context, strapi: Core.Strapi): Promise<void> {
  ctx.set('Cache-Control', 'no-store')
  const address = ctx.req.socket.remoteAddress ?? ''
  const ownAddresses = [settings.siteUrl, settings.publicUrl]
  const access = operatorAccess({ address, header: (name) => ctx.get(name), ownAddresses }, settings.metricsToken)
  if (access !== 'granted') {
    ctx.status = access === 'elsewhere' ? 403 : 401
    ctx.body =
      access === 'elsewhere'
        ? 'Without METRICS_TOKEN metrics are given to this machine alone, and to nobody where SITE_URL or PUBLIC_URL is public. Set it and send it.\n'
        : 'Send the METRICS_TOKEN of the backend as "Authorization: Bearer …".\n'
    return
  }
  const text = await collectMetrics(strapi)
  ctx.set('Content-Type', backendMetrics.contentType)
  ctx.body = text
}

async function answerReady(ctx: Context, strapi: Core.Strapi): Promise<void> {
  ctx.set('Cache-Control', 'no-store')
  try {
    await strapi.db.connection.raw('select 1')
  } catch (error) {
    strapi.log.error(`the database does not answer: ${error instanceof Error ? error.message : error}`)
    ctx.status = 503
    return
  }
  ctx.status = (await readsPictures(strapi)) ? 204 : 503
}

/** A process whose threads are held answers requests and hangs at every file; only a restart helps. */
async function readsPictures(strapi: Core.Strapi): Promise<boolean> {
  const fault = await readingFault()
  if (fault !== null) strapi.log.error(`this process reads no files or pictures any more (${fault}); restart it`)
  return fault === null
}
