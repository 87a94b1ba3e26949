/** nginx sends its own time in it, in seconds since 1970, with three places: `proxy_set_header X-Edge-Time $msec`. */
export const EDGE_TIME_HEADER = 'x-edge-time'
/** Seconds between its clock and ours from which on its time is not believed: whoever else sends it gains no more. */
const MOST_APART_S = 10

/**
 * Until when nginx may keep a page that it asks for: to the end of this second. It counts in whole ones, so of
 * `s-maxage=1` it makes up to two, and an edit would be live later than within two.
 *
 * @returns a value for `X-Accel-Expires`; null when no edge told its time.
 */
export function edgeDeadline(edgeTime: string | string[] | undefined, now = Date.now()): string | null {
  if (typeof edgeTime !== 'string' || !/^\d{10}(?:\.\d{3})?$/.test(edgeTime)) return null
  const seconds = Math.floor(Number(edgeTime))
  return Math.abs(seconds - now / 1000) < MOST_APART_S ? `@${seconds}` : null
}
