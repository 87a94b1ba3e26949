import { randomBytes } from 'node:crypto'

/** Crockford's letters: nothing that is mistaken for something else on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `ABC-7K3F-92QD`: forty random bits; a unique index says so in the case that never comes. Nothing reads the prefix, so
 * references of an earlier one stay valid.
 *
 * @param prefix of the brand, such as `ABC`.
 */
export function newReference(prefix: string): string {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte % 32])
  return `${prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
