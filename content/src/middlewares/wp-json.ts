import type { Context, Next } from 'koa'

/** Answers WordPress's own addresses at the root. Strapi mounts every content route below `/api`. */
export default () => (ctx: Context, next: Next) => {
  if (ctx.path.startsWith('/wp-json/')) ctx.path = `/api${ctx.path}`
  return next()
}
