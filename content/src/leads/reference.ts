import { randomBytes } from 'node:crypto'

/** Crockford's letters: nothing that is mistaken for something else on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `ASH-7K3F-92QD`: forty random bits; a unique index says so in the case that never comes. */
export function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte % 32])
  return `ASH-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
