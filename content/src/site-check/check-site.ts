import { setTimeout as wait } from 'node:timers/promises'
import { addressesIn } from './read-page'

const TIMEOUT_MS = 20_000
/** Milliseconds between two requests, so that visitors are not slowed down. */
const PAUSE_MS = 25
/** More addresses than this mean that the links form an endless loop. */
const MOST_ADDRESSES = 5_000

/**
 * Reads every page of the site map and requests once every address of the site that the pages link to or load.
 *
 * @param origin at which this server reaches the site.
 * @returns the faults, one line each.
 */
export async function checkSite(origin: string, pauseMs: number = PAUSE_MS): Promise<string[]> {
  const faults: string[] = []
  const paths = await readSitemap(origin, '/sitemap.xml', faults)
  /** Addresses, each with one page that links to it. */
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
    // Redirects are fine, because their target is checked itself; so are addresses that need a form or a permission.
    if (status === 0 || status === 404 || status === 410 || status >= 500) {
      faults.push(`${address} (on ${from}): ${status || text}`)
    }
    await wait(pauseMs)
  }
  return faults
}

/** The pages in a site map, and in the site maps that it links to. */
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

/** @returns status 0 and the cause when there is no response. */
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
