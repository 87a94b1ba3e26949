/** A post query in WordPress's terms, checked. */
export interface PostQuery {
  perPage: number
  page: number
  order: 'asc' | 'desc'
  slug: string | null
  search: string | null
  /** Link relations to embed: `all` of them, the named ones, or none. */
  embed: 'all' | readonly string[]
}

/** A parameter that WordPress refuses, with the answer it gives. */
export class InvalidParameter extends Error {
  override readonly name = 'InvalidParameter'

  constructor(readonly parameter: string) {
    super(`Invalid parameter(s): ${parameter}`)
  }
}

const MAX_PER_PAGE = 100

/** @throws {InvalidParameter} naming the first parameter that is out of its bounds. */
export function readPostQuery(query: Readonly<Record<string, unknown>>): PostQuery {
  if (!['date', undefined].includes(textOf(query.orderby))) throw new InvalidParameter('orderby')
  const order = textOf(query.order)?.toLowerCase() ?? 'desc'
  if (order !== 'asc' && order !== 'desc') throw new InvalidParameter('order')
  return {
    perPage: integerOf(query.per_page, 'per_page', 10, MAX_PER_PAGE),
    page: integerOf(query.page, 'page', 1, Number.MAX_SAFE_INTEGER),
    order,
    slug: textOf(query.slug) || null,
    search: textOf(query.search)?.trim() || null,
    embed: embedOf(query._embed),
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

/** `_embed`, `_embed=1` and `_embed=true` ask for everything, `_embed=author,wp:term` for those. */
function embedOf(value: unknown): PostQuery['embed'] {
  if (value === undefined) return []
  const names = [value]
    .flat()
    .flatMap((part) => String(part).split(','))
    .filter(Boolean)
  return names.length === 0 || names.some((name) => name === '1' || name === 'true') ? 'all' : names
}
