import { readJsonLd } from './json-ld'

type Fields = Readonly<Record<string, unknown>>

interface TypeRule {
  /** Each of them, or one of those with bars between: `price|priceSpecification`. */
  needs: readonly string[]
  check?: (thing: Fields) => boolean
}

/**
 * What search engines ask of each type that our pages state: Google's required properties where it documents the type,
 * and those without which schema.org's type says nothing where it does not. A type without a row is a fault.
 */
const RULES: Readonly<Record<string, TypeRule>> = {
  AggregateOffer: {
    needs: ['lowPrice', 'highPrice', 'priceCurrency', 'availability', 'itemOffered'],
    check: ({ lowPrice, highPrice }) => Number(lowPrice) <= Number(highPrice),
  },
  Answer: { needs: ['text'] },
  Article: { needs: ['headline', 'datePublished', 'publisher', 'mainEntityOfPage', 'inLanguage'] },
  BreadcrumbList: { needs: ['itemListElement'], check: isTrail },
  Clip: { needs: ['name', 'startOffset', 'url'], check: ({ url }) => /\?t=\d+/.test(String(url)) },
  DataDownload: { needs: ['contentUrl', 'encodingFormat'] },
  Dataset: {
    needs: ['name', 'description', 'creator', 'distribution'],
    check: ({ description }) => String(description).length >= 50 && String(description).length <= 5000,
  },
  FAQPage: { needs: ['mainEntity', 'inLanguage'] },
  JobPosting: {
    needs: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation', 'directApply'],
    check: ({ description }) => /^\s*</.test(String(description)),
  },
  ListItem: { needs: ['position', 'name'] },
  LocationFeatureSpecification: { needs: ['name'] },
  MediaObject: { needs: ['contentUrl', 'encodingFormat'] },
  Offer: { needs: ['price|priceSpecification', 'availability', 'itemOffered'] },
  Organization: { needs: ['name', '@id'] },
  Person: { needs: ['name'] },
  // That of a job has no name.
  Place: { needs: ['address'] },
  PostalAddress: {
    needs: ['addressCountry'],
    check: ({ addressCountry }) => /^[A-Z]{2}$/.test(String(addressCountry)),
  },
  Question: { needs: ['name', 'acceptedAnswer'] },
  RealEstateAgent: { needs: ['name', 'address', 'url'] },
  Report: { needs: ['headline', 'datePublished', 'author', 'publisher', 'mainEntityOfPage', 'inLanguage'] },
  Residence: { needs: ['name', 'url', 'address'] },
  SearchAction: { needs: ['target', 'query-input'] },
  Service: { needs: ['name', 'serviceType', 'provider', 'url'] },
  Thing: { needs: ['name'] },
  UnitPriceSpecification: { needs: ['price', 'priceCurrency', 'unitText'] },
  VideoObject: { needs: ['name', 'thumbnailUrl', 'uploadDate', 'contentUrl|embedUrl', 'inLanguage'] },
  WebSite: { needs: ['name', 'url', 'inLanguage'] },
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const isMoment = (value: unknown) => typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value))
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value)

/** What the value of a property must be, whatever the type. */
const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...Object.fromEntries(['datePublished', 'uploadDate', 'validThrough'].map((name) => [name, isMoment])),
  // Google's own example is a day.
  datePosted: (value) => isMoment(value) || /^\d{4}-\d{2}-\d{2}$/.test(String(value)),
  ...Object.fromEntries(
    ['highPrice', 'lowPrice', 'position', 'price', 'startOffset', 'totalJobOpenings'].map((name) => [name, isNumber]),
  ),
  ...Object.fromEntries(
    ['contentUrl', 'embedUrl', 'image', 'item', 'logo', 'mainEntityOfPage', 'sameAs', 'thumbnailUrl', 'url'].map(
      (name) => [name, isAddress],
    ),
  ),
  availability: (value) => /^https:\/\/schema\.org\/(?:InStock|PreSale|SoldOut)$/.test(String(value)),
  duration: (value) => /^PT\d+M$/.test(String(value)),
  employmentType: (value) =>
    ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'].includes(
      String(value),
    ),
  priceCurrency: (value) => value === 'INR',
}

/** Addresses of pages: on a page in another language they are of that language. */
const OF_PAGES = ['item', 'mainEntityOfPage', 'target', 'url']

/** Each place of a page's structured data that a search engine would refuse: `VideoObject: thumbnailUrl is missing`. */
export function refusedStatements(html: string): string[] {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const shown = /<html lang="([a-z]+)/.exec(html)?.[1] ?? ''
  // A page that is not translated is that of its English address.
  const isOwn = new RegExp(`^https?://[^/]+/${shown}(?:/|$)`).test(canonical)
  const language = isOwn ? shown : 'en'
  const blocks = html.split('<script type="application/ld+json">').length - 1
  const faults = readJsonLd(html).flatMap((thing) => faultsOf(thing, thing['@type'], { canonical, language }))
  return blocks > 1 ? ['more than one block', ...faults] : faults
}

interface Stated {
  canonical: string
  language: string
}

function faultsOf(value: unknown, name: string, page: Stated): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 ? [`${name} is an empty list`] : value.flatMap((one) => faultsOf(one, name, page))
  }
  if (typeof value !== 'object' || value === null) return faultsOfValue(value, name, page)
  const fields = value as Fields
  const inner = Object.entries(fields).flatMap(([key, one]) => faultsOf(one, `${name}.${key}`, page))
  // A reference to a thing that is stated elsewhere.
  if (fields['@type'] === undefined) return '@id' in fields ? inner : [`${name} has no type`, ...inner]
  const rule = RULES[String(fields['@type'])]
  if (!rule) return [`${name}: no rule for ${fields['@type']}`, ...inner]
  const missing = rule.needs.filter((need) => need.split('|').every((one) => fields[one] === undefined))
  return [
    ...missing.map((need) => `${name}: ${need} is missing`),
    ...(rule.check && !rule.check(fields) ? [`${name} is not as ${fields['@type']} must be`] : []),
    ...inner,
  ]
}

function faultsOfValue(value: unknown, name: string, { canonical, language }: Stated): string[] {
  const key = name.slice(name.lastIndexOf('.') + 1)
  const text = String(value)
  if (value === null || /^\s*(?:undefined|null|NaN)?\s*$/.test(text)) return [`${name} is ${text}`]
  const rule = VALUES[key]
  if (rule && !rule(value)) return [`${name} is ${text}`]
  if (key === 'inLanguage' && text !== language) return [`${name} is ${text} on a page in ${language}`]
  const { origin, pathname } = new URL(canonical, 'http://no-canonical')
  const isOwn = text.startsWith(`${origin}/`) || text === origin
  if (OF_PAGES.includes(key) && isOwn && language !== 'en' && !new URL(text).pathname.startsWith(`/${language}`)) {
    return [`${name} is ${text} on the page ${pathname}`]
  }
  return key === 'mainEntityOfPage' && isOwn && text !== canonical ? [`${name} is not the page’s own address`] : []
}

/** Two or more, numbered; all but the last, which is the page itself, have an address. */
function isTrail({ itemListElement }: Fields): boolean {
  const items = itemListElement as readonly Fields[]
  return (
    items.length >= 2 &&
    items.every(({ position }, at) => position === at + 1) &&
    items.slice(0, -1).every(({ item }) => item !== undefined)
  )
}
