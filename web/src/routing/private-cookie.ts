import { env } from '@/config/env'
import { addressIn, currentLanguage } from '@/words/current-language'

/**
 * The `Set-Cookie` header of a cookie that carries one visitor's own words to a page of ours. Script cannot read it
 * (HttpOnly), and no other site can make a browser send it with a post.
 *
 * @param value any text; it is encoded, and the page reads it decoded.
 * @param options path: the browser sends the cookie to this address and to those below it; lifeS: seconds until it
 * expires.
 */
export function privateCookie(name: string, value: string, options: { path: string; lifeS: number }): string {
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  const { path, lifeS } = options
  return `${name}=${encodeURIComponent(value)}; Max-Age=${lifeS}; Path=${addressIn(currentLanguage(), path)}; HttpOnly${secure}; SameSite=Lax`
}
