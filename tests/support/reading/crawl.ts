import type { APIRequestContext } from '@playwright/test'
import { valuesNotShown } from './json-ld'
import { refusedStatements } from './json-ld-rules'

/** A page or other response, as a crawler without script gets it. */
export interface Crawled {
  /** Path and query, without fragment. */
  address: string
  /** A page with a link to this one. */
  from: string
  status: number
  /** Location header of a redirect. */
  location: string | null
  /** `null` when the response is not HTML. */
  page: CrawledPage | null
}

export interface CrawledPage {
  title: string
  description: string
  /** Path and query of the canonical address; empty without one. */
  canonical: string
  listed: boolean
  headings: number
  ids: readonly string[]
  links: readonly string[]
  /** Values in its structured data that it does not show. */
  untrue: readonly string[]
}

/** A link to an anchor of a page. */
export interface FragmentLink {
  from: string
  address: string
  id: string
}

export interface Crawl {
  crawled: ReadonlyMap<string, Crawled>
  fragments: readonly FragmentLink[]
}

/** Timeout in milliseconds: a page that is rendered for the first time, together with three others, may be slow. */
const PATIENCE_MS = 60_000
/** Number of parallel requests. */
const AT_ONCE = 4

export interface CrawlOptions {
  /** Paths to begin with; the home page by default. */
  starts?: readonly string[]
  /** How many links away from a start a page may be; by default all are followed. */
  depth?: number
  /** Most addresses; more mean that the site has an endless loop of links. */
  most: number
  /** Called after each page; when it returns true, no other page is requested. */
  isEnough?: () => boolean
}

/**
 * Follows the links within the site, each address once. It prefers addresses whose kind it has seen least and to which
 * most pages link, so that it meets every kind of page, and those in the menus, early.
 */
export async function crawl(
  request: APIRequestContext,
  site: string,
  { starts = ['/'], depth = Number.POSITIVE_INFINITY, most, isEnough = () => false }: CrawlOptions,
): Promise<Crawl> {
  const crawled = new Map<string, Crawled>()
  const fragments: FragmentLink[] = []
  const waiting = new Map(starts.map((path) => [path, { from: 'the start', links: 1, away: 0 }]))
  const taken = new Set<string>()
  const visits = new Map<string, number>()

  const takeNext = () => {
    const visitsOf = (address: string) => visits.get(kindOf(address)) ?? 0
    const ranks = [...waiting].map(([address, place]) => ({ address, ...place, rank: visitsOf(address) / place.links }))
    const least = Math.min(...ranks.map(({ rank }) => rank))
    const next = ranks.find(({ rank }) => rank === least)
    if (!next) return undefined
    waiting.delete(next.address)
    taken.add(next.address)
    visits.set(kindOf(next.address), visitsOf(next.address) + 1)
    return next
  }
  const note = (href: string, from: string, away: number) => {
    const url = new URL(href, new URL(from, site))
    if (url.origin !== new URL(site).origin) return
    const address = url.pathname + url.search
    if (url.hash.length > 1) fragments.push({ from, address, id: decodeURIComponent(url.hash.slice(1)) })
    if (taken.has(address) || away > depth) return
    const known = waiting.get(address)
    const least = Math.min(away, known?.away ?? away)
    waiting.set(address, { from: known?.from ?? from, links: (known?.links ?? 0) + 1, away: least })
  }

  const work = async () => {
    for (let next = takeNext(); next && !isEnough(); next = takeNext()) {
      if (crawled.size >= most) throw new Error(`more than ${most} addresses; the last is ${next.address}`)
      const found = await visit(request, next.address, next.from)
      crawled.set(next.address, found)
      if (found.location) note(found.location, next.address, next.away)
      // A page is compared with the one that it says it is, which may be further away.
      if (found.page?.canonical && Number.isFinite(depth)) note(found.page.canonical, next.address, next.away)
      for (const href of found.page?.links ?? []) note(href, next.address, next.away + 1)
    }
  }
  // A worker that finds no address may find one after the others have finished.
  while (waiting.size > 0 && !isEnough()) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { crawled, fragments }
}

/** Pages of one kind have addresses with the same first part, depth and set of parameters. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const [, first = '', ...deeper] = pathname.split('/')
  return [first, deeper.length, ...[...searchParams.keys()].sort()].join(' ')
}

async function visit(request: APIRequestContext, address: string, from: string): Promise<Crawled> {
  const response = await request.get(address, { maxRedirects: 0, timeout: PATIENCE_MS })
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  const html = isPage ? await response.text() : ''
  return {
    address,
    from,
    status: response.status(),
    location: response.headers().location ?? null,
    page: isPage && response.status() === 200 ? readHtml(html) : null,
  }
}

/** Reads the parts of a page that a crawler uses. Script and its data are not part of them. */
export function readHtml(html: string): CrawledPage {
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<!--[\s\S]*?-->/g, '')
  const tags = [...shown.matchAll(/<([a-z][a-z0-9]*)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g)].map(
    ([, name = '', rest = '']) => ({
      name,
      attributes: attributesOf(rest),
    }),
  )
  const meta = (name: string) =>
    tags.find((tag) => tag.name === 'meta' && tag.attributes.name === name)?.attributes.content
  const canonical = tags.find((tag) => tag.name === 'link' && tag.attributes.rel === 'canonical')?.attributes.href
  const url = canonical ? new URL(canonical, 'http://site') : null
  return {
    title: decode(/<title>([\s\S]*?)<\/title>/.exec(shown)?.[1] ?? ''),
    description: meta('description') ?? '',
    canonical: url ? url.pathname + url.search : '',
    listed: !meta('robots')?.includes('noindex'),
    headings: tags.filter(({ name }) => name === 'h1').length,
    ids: tags.flatMap(({ attributes }) => attributes.id ?? []),
    untrue: [...valuesNotShown(html), ...refusedStatements(html)],
    links: tags.flatMap(({ name, attributes }) => (name === 'a' && attributes.href ? [attributes.href] : [])),
  }
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([a-zA-Z-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', double, single, bare]) => [name, decode(double ?? single ?? bare ?? '')]),
  )
}

/** The entities that React writes; our pages have no others in attributes. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
}
