import 'server-only'
import { hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'

/** Without a shared secret the keys last as long as the process. */
const ownSecret = randomBytes(32)
const keys = new Map<string, Buffer>()

/** A key for one purpose. All instances of a site share the secret, so each knows what the others have signed. */
export function keyFor(purpose: string): Buffer {
  const known = keys.get(purpose)
  if (known) return known
  const made = Buffer.from(hkdfSync('sha256', env().REVALIDATE_SECRET || ownSecret, '', `ashlar ${purpose}`, 32))
  keys.set(purpose, made)
  return made
}
