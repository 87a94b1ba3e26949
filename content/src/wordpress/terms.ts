import { stableNumber } from './stable-number'
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
export function namesOf(ids: readonly number[], names: readonly NamedCount[]): string[] {
  return names.map(({ name }) => name).filter((name) => ids.includes(stableNumber(name)))
}

/** `Land & capital` is `land-capital`, `José` is `jose`. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFD')
      // Accents on Latin letters, but not the vowels of Indian scripts.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
      .replace(/^-|-$/g, '')
  )
}
