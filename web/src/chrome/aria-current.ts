/**
 * How a link of the header relates to the current page: the page itself, or the section of the site that the page is
 * in.
 *
 * @param path without query; `null` for a page without an address of its own.
 * @param part prefix of the addresses that also belong to the link: `/about` for `/about/who-we-are`.
 */
export function ariaCurrentOf(href: string, path: string | null, part = href): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path?.startsWith(`${part}/`) ? 'true' : undefined
}
