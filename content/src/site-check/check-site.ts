import { setTimeout as wait } from 'node:timers/promises'
import { addressesIn } from './read-page'

const TIMEOUT_MS = 20_000
/** Visitors have the site to themselves between two requests, in milliseconds. */
const PAUSE_MS = 25
/** A site on which there are more leads us in circles. */
const MOST_ADDRESSES = 5_000

/**
 * Reads every page of the site map and asks once for everything of the site's own that the pages lead to or show.
 *
 * @param origin at which this server reaches the site.
 * @returns what is wrong, a line each.
 */
export async function checkSite(origin: string, pauseMs: number = PAUSE_MS): Promise<string[]> {
  const faults: string[] = []
  const paths = await readSitemap(origin, '/sitemap.xml', faults)
  /** A page for each address that leads there. */
  const addresses = new Map<string, string>()
  for (const path of paths) {
    const page = await ask(origin + path, 'GET')
    if (page.status !== 200) faults.push(`${path}: ${page.status || page.text}`)
    for (const address of addressesIn(page.text, new URL(path, origin))) {
      if (!addresses.has(address) && addresses.size < MOST_ADDRESSES) addresses.set(address, path)
    }
    await wait(pauseMs)
  }
  for (const path of paths) addresses.delete(path)
  for (const [address, from] of addresses) {
    const { status, text } = await ask(origin + address, 'HEAD')
    // Where a link leads on, its target is what counts; what wants a form or a right is there.
    if (status === 0 || status === 404 || status === 410 || status >= 500) {
      faults.push(`${address} (on ${from}): ${status || text}`)
    }
    await wait(pauseMs)
  }
  return faults
}

/** The pages of a site map, and of the maps that it leads to. */
async function readSitemap(origin: string, path: string, faults: string[]): Promise<string[]> {
  const { status, text } = await ask(origin + path, 'GET')
  if (status !== 200) {
    faults.push(`${path}: ${status || text}`)
    return []
  }
  const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (!text.includes('<sitemapindex')) return found
  const parts: string[] = []
  for (const part of found) parts.push(...(await readSitemap(origin, part, faults)))
  return parts
}

/** @returns status 0 and the cause where there is no answer. */
async function ask(url: string, method: 'GET' | 'HEAD'): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { method, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return {
      status: 0,
      text: error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer',
    }
  }
}
