import 'server-only'
import type { Graph, Thing } from 'schema-dts'
import { env } from '@/config/env'
import { addressIn } from '@/words/current-language'
import type { Language } from '@/words/languages'

/** Types that are written or spoken in a language. */
const IN_A_LANGUAGE = ['Article', 'FAQPage', 'Report', 'VideoObject', 'WebSite']

/**
 * The structured data of a page, as the text of a `script` of type `application/ld+json`.
 *
 * @param language of the page: the addresses of its pages are those of this language.
 */
export function jsonLdOf(things: readonly Thing[], language: Language): string {
  const spoken = (things as readonly object[]).map((thing) => {
    const type = '@type' in thing ? String(thing['@type']) : ''
    return IN_A_LANGUAGE.includes(type) ? { ...thing, inLanguage: language.code } : thing
  })
  const graph: Graph = { '@context': 'https://schema.org', '@graph': inLanguageOf(spoken, language) as Thing[] }
  // Text of an editor must not close the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** Files and texts for machines have one address, whatever the language. */
const WITHOUT_LANGUAGE = /^\/(?:_astro|api|feeds|media|pictures)\//

/** With the addresses of pages in a language. An `@id` names the same thing in every language. */
function inLanguageOf(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguageOf(one, language))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, name === '@id' ? inner : inLanguageOf(inner, language)]),
    )
  }
  const { SITE_URL } = env()
  if (typeof value !== 'string' || !value.startsWith(`${SITE_URL}/`)) return value
  const path = value.slice(SITE_URL.length)
  return WITHOUT_LANGUAGE.test(path) ? value : SITE_URL + addressIn(language, path)
}

/** A day as a moment with a zone: its beginning in India, where all our days are. */
export function beginOfDay(day: string): string {
  return day.length > 10 ? day : `${day}T00:00:00+05:30`
}

/** The end of a day in India, for what is valid on that day too. */
export function endOfDay(day: string): string {
  return day.length > 10 ? day : `${day}T23:59:59+05:30`
}

/** An address of which only the text is known. */
export function postalAddress(text: string): {
  '@type': 'PostalAddress'
  streetAddress: string
  addressCountry: string
} {
  return { '@type': 'PostalAddress', streetAddress: text, addressCountry: 'IN' }
}

/** The public address of a path on the site. */
export function fullAddress(path: string): string {
  return new URL(path, env().SITE_URL).href
}
