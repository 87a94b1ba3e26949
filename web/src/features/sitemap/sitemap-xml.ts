import { escapeMarkup } from '@/ui/html/escape-markup'
import { addressIn } from '@/words/current-language'
import { english, type Language } from '@/words/languages'

/** A page in a sitemap. */
export interface SitemapEntry {
  /** Path on the site. */
  path: string
  title: string
  description: string
  /** A text of its main part, where lists show the description (`DocumentHead.sample`). */
  sample?: string
  /** As in `DocumentHead`. */
  isFromData?: boolean
  /** `YYYY-MM-DD`; empty when unknown. */
  changedOn: string
  /** Paths of its pictures on the site. */
  pictures: readonly string[]
}

/** A page, and the languages in which it can be read, English first. */
export interface ListedPage extends SitemapEntry {
  languages: readonly Language[]
}

/** The sitemap of one kind of page. */
interface SitemapPart {
  /** Path on the site. */
  path: string
  /** `YYYY-MM-DD`, the latest change of a page in it; empty when unknown. */
  changedOn: string
}

/** The entries as a sitemap with the image extension, each address once: in every language, with its other versions. */
export function sitemapXml(entries: readonly ListedPage[], site: string): string {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  const urls = [...byPath.values()].flatMap(({ path, changedOn, pictures, languages }) => {
    const images = pictures.map((picture) => `<image:image>${locationOf(site + picture, 'image:loc')}</image:image>`)
    const about = [lastChange(changedOn), ...versionsOf(path, languages, site), ...images].join('')
    return languages.map((language) => `<url>${locationOf(site + addressIn(language, path))}${about}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** As in the head of the page, where each version names all. */
function versionsOf(path: string, languages: readonly Language[], site: string): string[] {
  if (languages.length < 2) return []
  const versions = [...languages.map((language) => [language.code, language] as const), ['x-default', english] as const]
  return versions.map(
    ([code, language]) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${addressOf(site + addressIn(language, path))}"/>`,
  )
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
  return `<${element}>${addressOf(address)}</${element}>`
}

function addressOf(address: string): string {
  return escapeMarkup(encodeURI(address))
}

function lastChange(day: string): string {
  return isDay(day) ? `<lastmod>${day}</lastmod>` : ''
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}
