import { setTimeout as wait } from 'node:timers/promises'

/** What browsers of today say when they ask for a picture. */
export const ACCEPTED_PICTURES = 'image/avif,image/webp,*/*;q=0.8'

const BEST = 'image/avif'
const PAUSE_MS = 200
const PATIENCE_MS = 600_000

/**
 * Waits until pictures come in the best format. Whoever asks first is given another one, and the best is made behind
 * their back: until then a page weighs more, and the site has work that would disturb a measurement.
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
