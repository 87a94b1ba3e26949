import { createHash } from 'node:crypto'

/** WordPress's ids are numbers that stay. Strapi's numbers change with each publish, its document ids do not. */
export function stableNumber(text: string): number {
  return createHash('sha256').update(text).digest().readUIntBE(0, 6)
}
