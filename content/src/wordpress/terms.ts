import { slugOf } from '@ashlar/contract'
import { stableNumber } from './ids-and-dates'
import { encodeText } from './text'

/** A name that posts carry, an author's or a category's, and how many published posts do. */
export interface NamedCount {
  name: string
  count: number
}

/** A category as WordPress's REST API answers it (`wp/v2/categories`). */
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

/** An author as WordPress's REST API answers them to strangers (`wp/v2/users`). */
export function toAuthor({ name }: NamedCount) {
  const slug = slugOf(name)
  return { id: stableNumber(name), name, url: '', description: '', link: `/blog?author=${slug}`, slug }
}

/** The names that have one of these ids. */
export function namesWithIds(ids: readonly number[], names: readonly NamedCount[]): string[] {
  return names.map(({ name }) => name).filter((name) => ids.includes(stableNumber(name)))
}
