import 'server-only'
import { hkdfSync, randomBytes } from 'node:crypto'
import { env } from './env'
import { log } from './log'

/**
 * What each key is for, and the shared secret that it is derived from. Form keys sign what lives for days at most.
 * Addresses of pictures live for a year in browsers and edge caches, and keep the secret that they were signed with.
 */
const SECRET_OF = {
  'form ticket': 'FORM_SECRET',
  'proof challenge': 'FORM_SECRET',
  'proof solution': 'FORM_SECRET',
  'visitor counts': 'FORM_SECRET',
  'picture address': 'REVALIDATE_SECRET',
} as const satisfies Record<string, 'FORM_SECRET' | 'REVALIDATE_SECRET'>

export type KeyPurpose = keyof typeof SECRET_OF

/** Stands for a secret that is not set: the keys then last as long as the process. */
const processSecret = randomBytes(32)
const keys = new Map<KeyPurpose, Buffer>()

/** A key for one purpose. All instances of a site share the secrets, so each knows what the others have signed. */
export function keyFor(purpose: KeyPurpose): Buffer {
  const known = keys.get(purpose)
  if (known) return known
  const secret = env()[SECRET_OF[purpose]]
  // Whoever sets one secret runs more than a trial, where a form may be signed by one instance and posted to another.
  if (!secret && env().REVALIDATE_SECRET) log.warn({ purpose }, `${SECRET_OF[purpose]} is not set`)
  const made = Buffer.from(hkdfSync('sha256', secret || processSecret, '', `ashlar ${purpose}`, 32))
  keys.set(purpose, made)
  return made
}
