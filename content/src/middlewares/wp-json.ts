import type { Context, Next } from 'koa'

/**
 * Answers WordPress's own addresses. Strapi mounts every content route below `/api`, and a blog is asked at its root.
 */
export default () => (ctx: Context, next: Next) => {
  if (ctx.path.startsWith('/wp-json/')) ctx.path = `/api${ctx.path}`
  return next()
}
