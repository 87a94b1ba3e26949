import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'koa'

/** What a proxy adds: behind one, everybody comes from this machine. */
const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

/**
 * Whether an operator asks: whoever has the token; where there is none, whoever asks on the machine itself, by no proxy.
 *
 * @param token `METRICS_TOKEN`.
 */
export function isOperator(ctx: Pick<Context, 'get' | 'req' | 'hostname'>, token: string | null): boolean {
  if (token !== null) return timingSafeEqual(digestOf(ctx.get('authorization')), digestOf(`Bearer ${token}`))
  const peer = ctx.req.socket.remoteAddress ?? ''
  const isHere = /^(?:::ffff:)?127\./.test(peer) || peer === '::1'
  const isNamedSo = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(ctx.hostname)
  return isHere && isNamedSo && PROXY_HEADERS.every((name) => ctx.get(name) === '')
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
