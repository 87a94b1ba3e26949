import { slugOf } from '@ashlar/contract'
import anyAscii from 'any-ascii'

/**
 * The slug of a title in any script, in Latin letters: Strapi accepts no others in a slug, and its own slugs leave out
 * the letters of Indian scripts, so that a title in Hindi would have none.
 *
 * @returns empty when the title has no letter and no digit.
 */
export function latinSlug(title: string): string {
  return slugOf(anyAscii(title.normalize('NFC')).replaceAll("'", '').replaceAll('&', ' and '))
}
