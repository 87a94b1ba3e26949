import type { PostAuthor } from '@ashlar/contract'
import type { BlogCategory, PostFilter } from '@/content/readers/posts'
import type { RouteQuery } from '@/routing/route'
import { say } from '@/words/say'
import { Address, listAddressOf } from '../lists/address'

/** Which posts a visitor asked for: all of them, one category, or one author. */
export interface BlogQuery {
  category: BlogCategory | null
  author: PostAuthor | null
  page: number
}

export const BLOG_PATH = '/blog'
const PAGE_LIMIT = 99_999

/**
 * Reads the filters from the address. Unknown values are ignored, and the visitor is told. A category has priority over
 * an author.
 */
export function readBlogQuery(
  parameters: RouteQuery,
  categories: readonly BlogCategory[],
  authors: readonly PostAuthor[],
): { query: BlogQuery; ignored: readonly string[] } {
  const address = new Address(parameters, 'The blog has no {what} “{typed}”; it was left out.')
  const oneOf = <T extends { slug: string; name: string }>(
    name: 'category' | 'author',
    known: readonly T[],
  ): T | null => {
    const choices = known.map((one) => ({ value: one.slug, title: one.name }))
    const slug = address.oneOf(name, choices, name, ({ value }, typed) => value === typed.toLowerCase())
    return known.find((one) => one.slug === slug) ?? null
  }
  const category = oneOf('category', categories)
  const author = oneOf('author', authors)
  if (category && author) address.notes.push(say('Posts are listed by category or by author; the author was left out.'))
  const page = address.wholeNumber('page', PAGE_LIMIT) ?? 1
  return { query: { category, author: category ? null : author, page }, ignored: address.notes }
}

/** The canonical address of a state of the list. */
export function blogHref({ category, author, page }: BlogQuery): string {
  return listAddressOf(BLOG_PATH, {
    category: category?.slug ?? '',
    author: category ? '' : (author?.slug ?? ''),
    page,
  })
}

/** The filter for the backend. */
export function postFilterOf({ category, author }: BlogQuery): PostFilter {
  if (category) return { category: category.id }
  return author ? { author: author.id } : null
}
