import { env } from '@/config/env'

/** An address that no page has. */
export const UNREADABLE_ADDRESS = '/an-address-that-cannot-be-read'

/** Endpoints answer machines; every other address is a page, or a missing page. */
export function isPagePath(path: string): boolean {
  return !/^\/(?:api|media|pictures)\//.test(path) && !MADE_FILES.test(path) && !FILES.has(path) && !isIndexNowKey(path)
}

/** Files that routes render, and that are not pages. */
const FILES = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
])
const MADE_FILES = /^\/(?:sitemaps\/[a-z]+\.xml|feeds\/[a-z]+\.(?:xml|json|ics))$/

function isIndexNowKey(path: string): boolean {
  const { INDEXNOW_KEY } = env()
  return INDEXNOW_KEY !== '' && path === `/${INDEXNOW_KEY}.txt`
}

type Tidied =
  | { moved: true; to: string }
  /** `url` is `null` for an invalid address. */
  | { moved: false; url: string | null }

/** Normalises an address: no empty segment, no trailing slash, no language segment. */
export function tidyAddress(url: string): Tidied {
  const [path = '/', query] = splitOnce(url, '?')
  if (!isReadable(path)) return { moved: false, url: null }
  const tidy =
    path
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '')
      .replace(/^\/en(?=\/|$)/, '') || '/'
  if (tidy === path) return { moved: false, url }
  return { moved: true, to: query === undefined ? tidy : `${tidy}?${query}` }
}

function splitOnce(text: string, at: string): [string, string | undefined] {
  const place = text.indexOf(at)
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)]
}

/** A path with a broken percent escape (`/%`) or with `/..` is invalid. */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    return path.startsWith('/') && !decoded.includes('\0') && !/(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(decoded)
  } catch {
    return false
  }
}
