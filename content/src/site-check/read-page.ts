/** The addresses on the site that a page links to or loads, as paths with query: links, pictures, films and scripts. */
export function addressesIn(html: string, page: URL): string[] {
  const found = new Set<string>()
  for (const [, , value = ''] of html.matchAll(/\s(href|src|poster)="([^"]*)"/g)) note(value)
  for (const [, list = ''] of html.matchAll(/\ssrcset="([^"]*)"/gi)) {
    // One of the sizes is enough: the others are made from the same file.
    note(list.trim().split(/\s/, 1)[0] ?? '')
  }
  return [...found]

  function note(text: string): void {
    const address = text.replaceAll('&amp;', '&')
    if (!address || !URL.canParse(address, page.href)) return
    const url = new URL(address, page)
    if (url.origin === page.origin && /^https?:$/.test(url.protocol)) found.add(url.pathname + url.search)
  }
}
