import { LINK_PARAMETER } from '@ashlar/contract'
import { COOKIE_LIFE, STORED_KEYS } from '@/config/stored-keys'
import type { RouteQuery } from './route'

/** Holds the signed link that a visitor has opened, so that it is in no address; script cannot read it (HttpOnly). */
export const LINK_COOKIE = STORED_KEYS.link

/** Seconds for which the page can be reloaded at its clean address; afterwards the link must be opened again. */
export const LINK_LIFE = COOKIE_LIFE.link

/**
 * @param cookie the value of the cookie, if there is one.
 * @returns the signed token of the address, which is newer, or else that of the cookie; empty without either.
 */
export function linkTokenOf(query: RouteQuery, cookie: string | undefined): string {
  return [query[LINK_PARAMETER] ?? ''].flat()[0] || (cookie ?? '')
}
