import 'server-only'
import { hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'
import { log } from './log'

/**
 * The shared secret that each key is derived from, by purpose. Form keys sign what lives for days at most. Addresses of
 * pictures live for a year in browsers and edge caches, so they keep the secret that they were first signed with.
 */
const SECRET_OF = {
  'form ticket': 'FORM_SECRET',
  'proof challenge': 'FORM_SECRET',
  'proof solution': 'FORM_SECRET',
  'visitor counts': 'FORM_SECRET',
  'receipt address': 'FORM_SECRET',
  'picture address': 'REVALIDATE_SECRET',
} as const satisfies Record<string, 'FORM_SECRET' | 'REVALIDATE_SECRET'>

export type KeyPurpose = keyof typeof SECRET_OF

/** Used where a secret is not set: the keys then last as long as the process. */
const processSecret = randomBytes(32)
const keys = new Map<KeyPurpose, Buffer>()

/** A key for one purpose. All instances of a site share the secrets, so each can verify what another has signed. */
export function keyFor(purpose: KeyPurpose): Buffer {
  const known = keys.get(purpose)
  if (known) return known
  const secret = env()[SECRET_OF[purpose]]
  // A site with one secret is in production: there one instance may sign a form and another may receive it, so a
  // missing second secret is a fault.
  if (!secret && env().REVALIDATE_SECRET) log.warn({ purpose }, `${SECRET_OF[purpose]} is not set`)
  const made = Buffer.from(hkdfSync('sha256', secret || processSecret, '', `ashlar ${purpose}`, 32))
  keys.set(purpose, made)
  return made
}
