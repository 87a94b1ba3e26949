import { setTimeout as wait } from 'node:timers/promises'

/** The Accept header of current browsers for pictures. */
export const ACCEPTED_PICTURES = 'image/avif,image/webp,*/*;q=0.8'

const BEST = 'image/avif'
const PAUSE_MS = 200
const PATIENCE_MS = 600_000

/**
 * Waits until all pictures are served in the best format. The first request gets another format, and the site makes the
 * best one in the background: until then a page weighs more, and that work would disturb a measurement.
 * @param {Iterable<string>} urls of resized pictures
 * @param {AbortSignal} signal
 */
export async function waitForBestPictures(urls, signal) {
  const ends = performance.now() + PATIENCE_MS
  for (const url of urls) {
    while (!(await isBest(url))) {
      if (performance.now() > ends) throw new Error(`${url} is still not made in ${BEST}`)
      await wait(PAUSE_MS, undefined, { signal })
    }
  }
}

/** @param {string} url */
async function isBest(url) {
  const answer = await fetch(url, { headers: { Accept: ACCEPTED_PICTURES } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return answer.headers.get('content-type') === BEST
}

/** @param {string} url */
export function isPicture(url) {
  return new URL(url).pathname.startsWith('/pictures/')
}
