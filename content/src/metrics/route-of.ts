import type { Context } from 'koa'

/** The pattern of the route that answered; `none` where there is none. Never the address, which may hold anything. */
export function routeOf(ctx: Context): string {
  const route: unknown = Reflect.get(ctx, '_matchedRoute')
  return typeof route === 'string' ? route : 'none'
}
