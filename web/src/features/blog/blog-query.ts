import type { PostAuthor } from '@ashlar/contract'
import type { BlogCategory, PostFilter } from '@/content/readers/posts'

export type Parameters = Record<string, string | string[] | undefined>

/** What a visitor asked the blog for: all of it, one category, or one author's posts. */
export interface BlogQuery {
  category: BlogCategory | null
  author: PostAuthor | null
  page: number
}

export const PATH = '/blog'

/** Reads the address; what the blog does not have is left out, and the visitor is told. A category goes before an author. */
export function readBlogQuery(
  parameters: Parameters,
  categories: readonly BlogCategory[],
  authors: readonly PostAuthor[],
): { query: BlogQuery; ignored: string[] } {
  const ignored: string[] = []
  const wish = (name: string) => {
    const given = parameters[name]
    return ((Array.isArray(given) ? given[0] : given) ?? '').trim().slice(0, 80)
  }
  const oneOf = <T extends { slug: string }>(name: string, known: readonly T[]): T | null => {
    const value = wish(name)
    if (value === '') return null
    const found = known.find(({ slug }) => slug === value.toLowerCase()) ?? null
    if (!found) ignored.push(`The blog has no ${name} “${value}”`)
    return found
  }
  const category = oneOf('category', categories)
  const author = oneOf('author', authors)
  if (category && author) ignored.push('Posts are listed by category or by author, not by both')
  const page = wish('page')
  return {
    query: { category, author: category ? null : author, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 },
    ignored,
  }
}

/** The one address of a state of the list. */
export function hrefOf({ category, author, page }: BlogQuery): string {
  const parameters = new URLSearchParams()
  if (category) parameters.set('category', category.slug)
  else if (author) parameters.set('author', author.slug)
  if (page > 1) parameters.set('page', `${page}`)
  return parameters.size > 0 ? `${PATH}?${parameters}` : PATH
}

/** Which posts the backend is asked for. */
export function filterOf({ category, author }: BlogQuery): PostFilter {
  if (category) return { category: category.id }
  return author ? { author: author.id } : null
}
