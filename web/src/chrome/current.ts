/**
 * What a link of the header is to the page that is shown: the page itself, or the part of the site that it belongs to.
 *
 * @param path without query; `null` for a page without an address of its own.
 * @param part the addresses below which are the link's as well: `/about` for `/about/who-we-are`.
 */
export function currentOf(href: string, path: string | null, part = href): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path?.startsWith(`${part}/`) ? 'true' : undefined
}
