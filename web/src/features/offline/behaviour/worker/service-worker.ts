import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { BUILT_FILES } from '../../../../config/built-files'
import { withoutCampaign } from '../../../../routing/campaign'
import { isCacheableAnswer, isCacheablePath, isLasting } from '../../cacheable'
import {
  type CachedPage,
  markedAsCached,
  pageLanguageOf,
  pageTitleOf,
  withCachedList,
  wordsIn,
} from '../../cached-page'
import { type KeepMessage, OFFLINE_PATH, offlinePathFor } from '../../worker-names'
import { FILE_CACHE, isOurCache, PAGE_CACHE } from './cache-names'

/**
 * Keeps what a visitor has seen, for when the network is away (docs/decisions/0029). It preloads nothing except the
 * offline page, in English and in the language of the kept pages.
 */

declare const self: ServiceWorkerGlobalScope

/**
 * Seconds. A page comes from the network if the response begins within this time, otherwise from the cache if it is
 * there.
 */
const PATIENCE_S = 8
const MOST_AGE_S = 14 * 24 * 60 * 60
const MOST_PAGES = 40
const MOST_FILES = 200

const anyVariant = { ignoreVary: true }

const expiringPages = new ExpirationPlugin({
  maxEntries: MOST_PAGES,
  maxAgeSeconds: MOST_AGE_S,
  matchOptions: anyVariant,
  purgeOnQuotaError: true,
})

const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: anyVariant,
  plugins: [
    { cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)) },
    { cacheWillUpdate: async ({ response }) => (isCacheableAnswer(response) ? response : null) },
    expiringPages,
    {
      // Must follow the plugin above, which checks the page's age.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse && marked(cachedResponse, request),
      cacheDidUpdate: async ({ request }) => keepOfflinePageFor(request),
    },
  ],
})

const files = new CacheFirst({
  cacheName: FILE_CACHE,
  matchOptions: anyVariant,
  plugins: [
    { cacheWillUpdate: async ({ request, response }) => (isLasting(response, new URL(request.url)) ? response : null) },
    new ExpirationPlugin({
      maxEntries: MOST_FILES,
      maxAgeSeconds: MOST_AGE_S,
      matchOptions: anyVariant,
      purgeOnQuotaError: true,
    }),
  ],
})

const nothing = new NetworkOnly()

registerRoute(
  ({ request, url, sameOrigin }) => request.mode === 'navigate' && sameOrigin && isCacheablePath(url.pathname),
  pages,
)
registerRoute(({ request, sameOrigin }) => request.mode === 'navigate' && sameOrigin, nothing)
registerRoute(({ request, url, sameOrigin }) => sameOrigin && isFile(url) && !request.headers.has('Range'), files)

setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage(request) : Response.error()))

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([fetchOfflinePage(OFFLINE_PATH), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlderBuilds(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

// The first page of a visit was loaded before the worker started.
self.addEventListener('message', (event) => {
  const { keep } = event.data as KeepMessage
  event.waitUntil(
    Promise.allSettled(keep.map((address) => cacheAddress(event, new URL(address, self.location.origin)))),
  )
})

async function cacheAddress(event: ExtendableEvent, url: URL): Promise<void> {
  if (url.origin !== self.location.origin) return
  const kind = isFile(url) ? files : isCacheablePath(url.pathname) ? pages : null
  if (!kind) return
  // Served from the browser's HTTP cache, so that nothing is downloaded twice.
  const [answer, done] = kind.handleAll({ event, request: new Request(url, { cache: 'force-cache' }) })
  await Promise.all([answer, done])
}

function isFile({ pathname }: URL): boolean {
  return pathname.startsWith(BUILT_FILES) || pathname.startsWith('/pictures/')
}

function keyOf({ origin, pathname, search }: URL): string {
  return origin + withoutCampaign(pathname + search)
}

async function marked(kept: Response, request: Request): Promise<Response> {
  const offline = await keptOfflinePage(offlinePathOf(request))
  const words = wordsIn((await offline?.text()) ?? '')
  return pageOf(markedAsCached(await kept.text(), timeOf(kept), words), kept.headers, 200)
}

/** `null` for a response without a date. */
function timeOf({ headers }: Response): Date | null {
  const time = new Date(headers.get('Date') ?? '')
  return Number.isNaN(time.getTime()) ? null : time
}

function pageOf(html: string, given: Headers, status: number): Response {
  const headers = new Headers(given)
  // These headers described the original bytes.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  return new Response(html, { status, headers })
}

async function fetchOfflinePage(path: string): Promise<void> {
  const answer = await fetch(path, { cache: 'reload' })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  const cache = await caches.open(FILE_CACHE)
  await cache.put(path, answer)
}

/** Fetches the offline page in the language of a page that was kept, once. */
async function keepOfflinePageFor(request: Request): Promise<void> {
  const path = offlinePathOf(request)
  if (!(await keptOfflinePage(path))) await fetchOfflinePage(path).catch(withoutIt)
}

/** Without it, notes are in English: the address begins like one of another language, or the network fails just now. */
const withoutIt = () => undefined

function offlinePathOf({ url }: Request): string {
  return offlinePathFor(new URL(url).pathname)
}

function keptOfflinePage(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: FILE_CACHE, ...anyVariant })
}

/** Replaces a page that is neither reachable nor kept; it lists the kept pages. */
async function offlinePage(request: Request): Promise<Response> {
  const kept = (await keptOfflinePage(offlinePathOf(request))) ?? (await keptOfflinePage(OFFLINE_PATH))
  if (!kept) return Response.error()
  return pageOf(withCachedList(await kept.text(), await keptPages()), kept.headers, 503)
}

/** The most recently seen first. */
async function keptPages(): Promise<readonly CachedPage[]> {
  const cache = await caches.open(PAGE_CACHE)
  const found = await Promise.all((await cache.keys()).map((request) => keptPage(cache, new URL(request.url))))
  return found
    .filter((page) => page !== null)
    .filter(({ cachedAt }) => Date.now() - cachedAt.getTime() < MOST_AGE_S * 1000)
    .toSorted((one, other) => other.cachedAt.getTime() - one.cachedAt.getTime())
}

async function keptPage(cache: Cache, url: URL): Promise<CachedPage | null> {
  const answer = await cache.match(url, anyVariant)
  const cachedAt = answer && timeOf(answer)
  if (!cachedAt) return null
  const address = url.pathname + url.search
  const html = await answer.text()
  return { address, title: pageTitleOf(html, address), language: pageLanguageOf(html), cachedAt }
}

async function dropOlderBuilds(): Promise<void> {
  const older = (await caches.keys()).filter((name) => isOurCache(name) && name !== PAGE_CACHE && name !== FILE_CACHE)
  // Also deletes their entries in the database of ages.
  await Promise.all(
    older.map(async (name) => {
      await caches.delete(name)
      await new CacheExpiration(name, { maxEntries: 1 }).delete()
    }),
  )
}
