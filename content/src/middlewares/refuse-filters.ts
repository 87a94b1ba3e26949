import type { Context, Next } from 'koa'
import { refuseValue } from '../strapi-port/refused-values'

/** Refuses filters that cannot be answered: whoever asks has made the mistake. */
export default () => async (ctx: Context, next: Next) => {
  try {
    await next()
  } catch (error) {
    if (ctx.query.filters === undefined) throw error
    refuseValue(error)
  }
}
