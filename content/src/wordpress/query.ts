/** The requested part of a list. */
export interface PageQuery {
  perPage: number
  page: number
}

/** A validated post query in WordPress's terms. */
export interface PostQuery extends PageQuery {
  order: 'asc' | 'desc'
  slug: string | null
  search: string | null
  /** Ids of categories; a post must have one of them. Empty for any. */
  categories: readonly number[]
  /** Ids of authors; one of them must have written the post. Empty for any. */
  authors: readonly number[]
  /** Link relations to embed: `all` of them, the named ones, or none. */
  embed: 'all' | readonly string[]
}

/** A parameter that WordPress refuses, with WordPress's error response. */
export class InvalidParameter extends Error {
  override readonly name = 'InvalidParameter'

  constructor(readonly parameter: string) {
    super(`Invalid parameter(s): ${parameter}`)
  }
}

const MAX_PER_PAGE = 100

/** @throws {InvalidParameter} for the first parameter that is out of range. */
export function readPostQuery(query: Readonly<Record<string, unknown>>): PostQuery {
  if (!['date', undefined].includes(textOf(query.orderby))) throw new InvalidParameter('orderby')
  const order = textOf(query.order)?.toLowerCase() ?? 'desc'
  if (order !== 'asc' && order !== 'desc') throw new InvalidParameter('order')
  return {
    ...readPageQuery(query),
    order,
    slug: textOf(query.slug) || null,
    search: textOf(query.search)?.trim() || null,
    categories: idsOf(query.categories, 'categories'),
    authors: idsOf(query.author, 'author'),
    embed: embedOf(query._embed),
  }
}

/** @throws {InvalidParameter} */
export function readPageQuery(query: Readonly<Record<string, unknown>>): PageQuery {
  return {
    perPage: integerOf(query.per_page, 'per_page', 10, MAX_PER_PAGE),
    page: integerOf(query.page, 'page', 1, Number.MAX_SAFE_INTEGER),
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function integerOf(value: unknown, name: string, fallback: number, max: number): number {
  if (value === undefined) return fallback
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > max) throw new InvalidParameter(name)
  return number
}

/** `author=7`, `author=7,8`, or the parameter repeated. */
function idsOf(value: unknown, name: string): number[] {
  if (value === undefined) return []
  const ids = [value].flat().flatMap((part) => String(part).split(','))
  if (!ids.every((id) => /^\d{1,15}$/.test(id))) throw new InvalidParameter(name)
  return ids.map(Number)
}

/** `_embed`, `_embed=1` and `_embed=true` embed everything, `_embed=author,wp:term` only those. */
function embedOf(value: unknown): PostQuery['embed'] {
  if (value === undefined) return []
  const names = [value]
    .flat()
    .flatMap((part) => String(part).split(','))
    .filter(Boolean)
  return names.length === 0 || names.some((name) => name === '1' || name === 'true') ? 'all' : names
}
