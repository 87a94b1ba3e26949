import { env } from '@/config/env'
import { RULES_PATH } from '@/features/prepared/speculation-rules'

/** An address that no page has. */
export const UNREADABLE_ADDRESS = '/an-address-that-cannot-be-read'

/** Endpoints answer machines; every other address is a page, or a missing page. */
export function isPagePath(path: string): boolean {
  return !/^\/(?:api|media|pictures)\//.test(path) && !isMachineText(path)
}

/** Whether a text for machines is at this path, such as a sitemap: a file that a route renders, and no page. */
export function isMachineText(path: string): boolean {
  return MADE_FILES.test(path) || FILES.has(path) || isIndexNowKey(path)
}

/** Documents that routes make of one record: share pictures, brochures, reports, their data, captions. */
const DOCUMENT = /^\/api\/[^?]*\.(?:jpg|pdf|csv|vtt)$/

/** Whether what is at this path never depends on a query, so that it has no other address. */
export function readsNoQuery(path: string): boolean {
  return isMachineText(path) || DOCUMENT.test(path)
}

const FILES = new Set([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  RULES_PATH,
])
const MADE_FILES = /^\/(?:sitemaps\/[a-z]+\.xml|feeds\/[a-z]+\.(?:xml|json|ics))$/

function isIndexNowKey(path: string): boolean {
  const { INDEXNOW_KEY } = env()
  return INDEXNOW_KEY !== '' && path === `/${INDEXNOW_KEY}.txt`
}

/** A name or an address, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether a `Host` header names a host and nothing else; only a client of HTTP/1.0 may send none. */
export function isHost(host: string | undefined): boolean {
  return host === undefined || HOST.test(host)
}

type Tidied =
  | { moved: true; to: string }
  /** `url` is `null` for an invalid address. */
  | { moved: false; url: string | null }

/**
 * Normalises an address: no empty segment, no trailing slash, no segment of English, no escape of a character that needs
 * none.
 */
export function tidyAddress(url: string): Tidied {
  const [path = '/', query] = splitOnce(url, '?')
  if (!isReadable(path)) return { moved: false, url: null }
  const tidy =
    path
      .replace(ESCAPED_ASCII, withoutNeedlessEscape)
      .replace(/\/{2,}/g, '/')
      .replace(/(?<=.)\/$/, '')
      .replace(/^\/en(?=\/|$)/, '') || '/'
  if (tidy === path) return { moved: false, url }
  return { moved: true, to: query === undefined ? tidy : `${tidy}?${query}` }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const index = text.indexOf(separator)
  return index < 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)]
}

const ESCAPED_ASCII = /%[2-7][\da-f]/gi
/** Characters that mean the same with and without an escape (RFC 3986, section 2.3). */
const UNRESERVED = /[\w.~-]/

function withoutNeedlessEscape(escaped: string): string {
  const character = decodeURIComponent(escaped)
  return UNRESERVED.test(character) ? character : escaped
}

/** Files have no language. Below the segment of one, a drawing would be sent without the rules for `/media/`. */
const FILE_IN_LANGUAGE = /^\/[a-z]{2}\/(?:_astro|media|pictures)\//

/**
 * A path with a broken percent escape (`/%`) or with `/..` is invalid. So is one that the framework reads as another:
 * it decodes a path until nothing changes, leaves out line ends and tabs, and reads `\` as `/`. `/%2561pi`, `/%5Capi`
 * and `/a%09pi` would be pages to us, and endpoints without our checks to the framework.
 */
function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path)
    if (!path.startsWith('/') || FILE_IN_LANGUAGE.test(path)) return false
    if (/[\p{Cc}\\]|%[\da-f]{2}/iu.test(decoded)) return false
    return !/(?:^|\/)\.{1,2}(?:\/|$)/.test(decoded)
  } catch {
    return false
  }
}
