/** A page as a search engine is told of it. */
export interface SitemapEntry {
  /** On the site. */
  path: string
  /** `YYYY-MM-DD`; empty when unknown. */
  changedOn: string
}

/** The entries in the sitemap protocol, each address once. */
export function sitemapXml(entries: readonly SitemapEntry[], site: string): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const urls = [...byPath.values()].map(({ path, changedOn }) => {
    const day = /^\d{4}-\d{2}-\d{2}$/.test(changedOn) ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<url><loc>${escapeXml(encodeURI(site + path))}</loc>${day}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}
