/** WordPress without speaking addresses answers its API only where this parameter names the route. */
const ROUTE = 'rest_route'
const API = '/wp-json'

/** The home of a WordPress site, from whichever form of its address an operator wrote: without the part of its API. */
export function blogHome(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + withoutApi(pathname)
}

/**
 * How a route of the API is called: `/wp-json/wp/v2/posts` below the home, below `/index.php`, or by a parameter, as
 * `BLOG_URL` is written.
 *
 * @param path of the catalogue, which starts with `/wp-json`.
 */
export function blogCall(address: string, path: string): { url: string; parameters: Readonly<Record<string, string>> } {
  const { origin, pathname, searchParams } = new URL(address)
  if (searchParams.has(ROUTE)) {
    return { url: `${origin}${pathname}`, parameters: { [ROUTE]: path.slice(API.length) } }
  }
  return { url: origin + pathname.replace(/\/$/, '').replace(/\/wp-json$/, '') + path, parameters: {} }
}

function withoutApi(pathname: string): string {
  return pathname
    .replace(/\/$/, '')
    .replace(/\/wp-json$/, '')
    .replace(/\/index\.php$/, '')
}
