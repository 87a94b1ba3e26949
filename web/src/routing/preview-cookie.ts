import { COOKIE_LIFE, STORED_KEYS } from '@/config/stored-keys'

/**
 * Holds the ticket of a preview, so that every page is shown with drafts until the preview is left; script cannot read
 * it (HttpOnly).
 */
export const PREVIEW_COOKIE = STORED_KEYS.preview

/** A POST to this path ends a preview, with the path of the page as `to`. */
export const LEAVE_PREVIEW = '/api/preview/leave'

/**
 * The `Set-Cookie` header that begins or ends a preview. The admin may be on another site, and shows the preview in a
 * frame. There a browser keeps only cookies with `SameSite=None`, which requires https, and `Partitioned`, which
 * separates them by the site around the frame: a normal visit to our site does not have the cookie. Without https, and
 * not on this machine, the cookie works where admin and site share a host.
 *
 * @param ticket empty to end the preview.
 * @param siteUrl the public address of the site.
 * @param lifeS seconds until the ticket expires.
 */
export function previewCookie(ticket: string, siteUrl: string, lifeS = 0): string {
  const { protocol, hostname } = new URL(siteUrl)
  // Browsers trust localhost as they trust https.
  const isTrusted = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  const apart = isTrusted ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  const life = Math.max(0, Math.min(COOKIE_LIFE.preview, Math.floor(lifeS)))
  return `${PREVIEW_COOKIE}=${ticket}; Path=/; Max-Age=${life}; HttpOnly; ${apart}`
}

/** Represents our own origin; `.invalid` is never a real host. */
const OWN_ORIGIN = 'http://own-site.invalid'

/**
 * Where a visitor goes after leaving a preview. The form's value must not become an open redirect.
 *
 * @returns path and query of an address of this site, and `/` for every other address, in whatever form it is written.
 */
export function ownPath(address: string): string {
  if (!address.startsWith('/') || !URL.canParse(address, OWN_ORIGIN)) return '/'
  const { origin, pathname, search } = new URL(address, OWN_ORIGIN)
  // The URL parser turns `/.//elsewhere.example` into `//elsewhere.example`, which a browser reads as another host.
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search : '/'
}
