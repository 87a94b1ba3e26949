import { COOKIE_LIFE, STORED_KEYS } from '@/config/stored-keys'

/** Holds the ticket of a preview, so that every page is shown with drafts until it is left; script cannot read it. */
export const PREVIEW_COOKIE = STORED_KEYS.preview

/** Whoever leads out of a preview posts here, with the path of the page as `to`. */
export const LEAVE_PREVIEW = '/api/preview/leave'

/**
 * The `Set-Cookie` that begins a preview, or ends it.
 *
 * The admin may be on another site than ours, and shows the preview in a frame: there a browser keeps no cookie but one
 * that says so (`SameSite=None`, which asks for https) and that is kept apart for each site around the frame
 * (`Partitioned`), so that a visit to us by ourselves knows nothing of it. Without https, beyond this machine, it is kept
 * where admin and site share a host.
 *
 * @param ticket empty to end it.
 * @param siteUrl the address by which visitors know the site.
 * @param lifeS seconds until the ticket ends.
 */
export function previewCookie(ticket: string, siteUrl: string, lifeS = 0): string {
  const { protocol, hostname } = new URL(siteUrl)
  // Browsers trust their own machine as they trust https.
  const isTrusted = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
  const apart = isTrusted ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'
  const life = Math.max(0, Math.min(COOKIE_LIFE.preview, Math.floor(lifeS)))
  return `${PREVIEW_COOKIE}=${ticket}; Path=/; Max-Age=${life}; HttpOnly; ${apart}`
}

/** Stands for our own origin; no real host has this name. */
const OWN_ORIGIN = 'http://own-site.invalid'

/**
 * Where a visitor is led after leaving a preview: an open redirect must not come of what the form says.
 *
 * @returns path and query of an address of this site, and `/` for any other, however it is written.
 */
export function ownPath(address: string): string {
  if (!address.startsWith('/') || !URL.canParse(address, OWN_ORIGIN)) return '/'
  const { origin, pathname, search } = new URL(address, OWN_ORIGIN)
  // `/.//elsewhere.example` is normalised to what a browser takes for another host.
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search : '/'
}
