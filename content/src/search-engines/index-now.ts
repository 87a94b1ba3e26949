import type { IndexNowSettings } from '../../config/environment/settings'

/** Milliseconds. Changes within this time go into one message; meanwhile the sites receive their change notices. */
const GATHER_MS = 5_000
const TIMEOUT_MS = 10_000
/** Maximum number of addresses in one message, by the protocol. */
const MOST_IN_MESSAGE = 10_000

interface IndexNowOptions extends IndexNowSettings {
  /** The public address of the site. */
  siteUrl: string
  warn(line: string): void
  gatherMs?: number
}

export interface IndexNow {
  /** Reports that pages have changed, are new or were removed. */
  changed(paths: readonly string[]): void
  /** Drops what was not sent. */
  stop(): void
}

/**
 * Notifies search engines of changed pages (indexnow.org). A failed message is logged and not sent again: the engines
 * find the change later, when they crawl the site.
 */
export function createIndexNow({ key, url, siteUrl, warn, gatherMs = GATHER_MS }: IndexNowOptions): IndexNow {
  const gathered = new Set<string>()
  const stopped = new AbortController()
  let waiting: NodeJS.Timeout | undefined

  async function tellAll(): Promise<void> {
    const addresses = [...gathered].map((path) => new URL(path, siteUrl).href)
    gathered.clear()
    for (let first = 0; first < addresses.length; first += MOST_IN_MESSAGE)
      await tell(addresses.slice(first, first + MOST_IN_MESSAGE))
  }

  async function tell(addresses: string[]): Promise<void> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(siteUrl).host,
          key,
          keyLocation: `${siteUrl}/${key}.txt`,
          urlList: addresses,
        }),
        redirect: 'error',
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      await response.body?.cancel()
      if (!response.ok)
        warn(`${url} did not take ${addresses.length} changed addresses: it answered ${response.status}`)
    } catch (error) {
      warn(`${url} was not told of ${addresses.length} changed addresses: ${String(error)}`)
    }
  }

  return {
    changed(paths) {
      if (stopped.signal.aborted || paths.length === 0) return
      for (const path of paths) gathered.add(path)
      clearTimeout(waiting)
      waiting = setTimeout(() => void tellAll(), gatherMs)
      waiting.unref()
    },
    stop() {
      clearTimeout(waiting)
      stopped.abort()
    },
  }
}
