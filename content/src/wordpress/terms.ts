import { slugOf } from '@ashlar/contract'
import { stableNumber } from './ids-and-dates'
import { encodeText } from './text'

/** The name of an author or a category, and the number of published posts with it. */
export interface NamedCount {
  name: string
  count: number
}

/** A category as in WordPress's REST API (`wp/v2/categories`). */
export function toCategory({ name, count }: NamedCount) {
  const slug = slugOf(name)
  return {
    id: stableNumber(name),
    count,
    description: '',
    link: `/blog?category=${slug}`,
    name: encodeText(name),
    slug,
    taxonomy: 'category',
    parent: 0,
  }
}

/** An author as in WordPress's REST API without authentication (`wp/v2/users`). */
export function toAuthor({ name }: NamedCount) {
  const slug = slugOf(name)
  return { id: stableNumber(name), name, url: '', description: '', link: `/blog?author=${slug}`, slug }
}

/** Names whose ids are in the list. */
export function namesWithIds(ids: readonly number[], names: readonly NamedCount[]): string[] {
  return names.map(({ name }) => name).filter((name) => ids.includes(stableNumber(name)))
}
