import { escapeMarkup } from '@/ui/html/escape-markup'

/** A page in a sitemap. */
export interface SitemapEntry {
  /** Path on the site. */
  path: string
  title: string
  description: string
  /** `YYYY-MM-DD`; empty when unknown. */
  changedOn: string
  /** Paths of its pictures on the site. */
  pictures: readonly string[]
}

/** The sitemap of one kind of page. */
export interface SitemapPart {
  /** Path on the site. */
  path: string
  /** `YYYY-MM-DD`, the latest change of a page in it; empty when unknown. */
  changedOn: string
}

/** The entries as a sitemap with the image extension, each address once. */
export function sitemapXml(entries: readonly SitemapEntry[], site: string): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const urls = [...byPath.values()].map(({ path, changedOn, pictures }) => {
    const images = pictures.map((picture) => `<image:image>${locationOf(site + picture, 'image:loc')}</image:image>`)
    return `<url>${locationOf(site + path)}${lastChange(changedOn)}${images.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`
}

/** The index of all sitemaps. */
export function sitemapIndexXml(parts: readonly SitemapPart[], site: string): string {
  const sitemaps = parts.map(
    ({ path, changedOn }) => `<sitemap>${locationOf(site + path)}${lastChange(changedOn)}</sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitemaps.join('\n')}
</sitemapindex>
`
}

/** The latest date of change of the entries; empty when none is known. */
export function lastChangeOf(entries: readonly Pick<SitemapEntry, 'changedOn'>[]): string {
  return (
    entries
      .map(({ changedOn }) => changedOn)
      .filter(isDay)
      .toSorted()
      .at(-1) ?? ''
  )
}

function locationOf(address: string, element = 'loc'): string {
  return `<${element}>${escapeMarkup(encodeURI(address))}</${element}>`
}

function lastChange(day: string): string {
  return isDay(day) ? `<lastmod>${day}</lastmod>` : ''
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}
