import { randomBytes } from 'node:crypto'

/** Crockford's alphabet: no two characters that are easily confused on the telephone. */
const REFERENCE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * `ABC-7K3F-92QD`: forty random bits, so that a duplicate is very unlikely. No code reads the prefix, so references with
 * an earlier prefix stay valid.
 *
 * @param prefix of the brand, such as `ABC`.
 */
export function newReference(prefix: string): string {
  const letters = [...randomBytes(8)].map((byte) => REFERENCE_LETTERS[byte % 32])
  return `${prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
