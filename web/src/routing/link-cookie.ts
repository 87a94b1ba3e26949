import { LINK_PARAMETER } from '@ashlar/contract'
import { COOKIE_LIFE, STORED_KEYS } from '@/config/stored-keys'
import type { RouteQuery } from './route'

/** Holds the signed link that a visitor came by, so that it stands in no address; script cannot read it. */
export const LINK_COOKIE = STORED_KEYS.link

/** Seconds for which a page can be loaded again at its clean address; afterwards the link is opened again. */
export const LINK_LIFE = COOKIE_LIFE.link

/**
 * @param cookie what stands in the cookie, if anything.
 * @returns the signed token of the address, which is the newer one, or that of the cookie; empty without either.
 */
export function linkTokenOf(query: RouteQuery, cookie: string | undefined): string {
  return [query[LINK_PARAMETER] ?? ''].flat()[0] || (cookie ?? '')
}
