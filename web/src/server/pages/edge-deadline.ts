/**
 * The header in which nginx sends its own time, in seconds since 1970 with three decimals: `proxy_set_header
 * X-Edge-Time $msec`.
 */
export const EDGE_TIME_HEADER = 'x-edge-time'
/**
 * Seconds by which the edge's clock may differ from ours. A larger difference is ignored, so that a client which sends
 * the header itself gains nothing more.
 */
const MOST_APART_S = 10

/**
 * How long nginx may keep a page: to the end of the current second. It counts whole seconds, so `s-maxage=1` may last
 * up to two, and a change would be live too late.
 *
 * @returns the value of `X-Accel-Expires`; `null` when no edge has sent its time.
 */
export function edgeDeadline(edgeTime: string | string[] | undefined, now = Date.now()): string | null {
  if (typeof edgeTime !== 'string' || !/^\d{10}(?:\.\d{3})?$/.test(edgeTime)) return null
  const seconds = Math.floor(Number(edgeTime))
  return Math.abs(seconds - now / 1000) < MOST_APART_S ? `@${seconds}` : null
}
