import { setTimeout as wait } from 'node:timers/promises'
import { callAdmin, publishCard } from '../../lib/admin.mjs'

const PROMISE_MS = 2000

/**
 * An editor changes a card of the menu in the admin of either backend; both sites and the edge must show it.
 * @param {import('../profile.mjs').Profile} profile
 * @returns {Promise<import('../figures.mjs').Figure[]>}
 */
export async function proveEditToLive({ edgeUrl, siteUrls, backendUrls, signal }) {
  const desks = await Promise.all(backendUrls.map((url) => callAdmin(url, signal)))
  const edits = [...desks, ...desks]
  const shownBy = [...siteUrls, edgeUrl]
  /** The slowest of each, in milliseconds. */
  const slowest = shownBy.map(() => 0)
  for (const [edit, desk] of edits.entries()) {
    const title = `Desks by the day ${edit}`
    await publishCard(desk, () => ({ ImageTitle: title }))
    const published = performance.now()
    await Promise.all(
      shownBy.map(async (url, index) => {
        await untilShown(url, title)
        slowest[index] = Math.max(slowest[index] ?? 0, performance.now() - published)
      }),
    )
  }
  const shown = slowest.map(Math.round)
  return [
    {
      name: 'edit to live, on both sites and the edge',
      measured: `${shown.slice(0, -1).join(' and ')} ms, the edge ${shown.at(-1)} ms, the slowest of ${edits.length} edits on two backends`,
      promise: `<= ${PROMISE_MS} ms`,
      ok: slowest.every((milliseconds) => milliseconds <= PROMISE_MS),
    },
  ]
}

/**
 * @param {string} url
 * @param {string} words
 */
async function untilShown(url, words) {
  const end = Date.now() + 10 * PROMISE_MS
  while (Date.now() < end) {
    const html = await (await fetch(url)).text()
    if (html.includes(words)) return
    await wait(20)
  }
  throw new Error(`${url} did not show "${words}" within ${(10 * PROMISE_MS) / 1000} s`)
}
