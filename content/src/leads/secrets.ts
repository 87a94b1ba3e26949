import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { settings } from '../../config/environment'

/** One key for each purpose, so that a signature for one purpose is not valid for another. */
const keys = new Map<string, Buffer>()

function keyFor(purpose: string): Buffer {
  const known = keys.get(purpose)
  if (known) return known
  const made = Buffer.from(hkdfSync('sha256', settings.encryptionKey, '', `ashlar ${purpose}`, 32))
  keys.set(purpose, made)
  return made
}

/** A keyed hash of a text, safe in an address. The hash of a text stays the same as long as the secret does. */
export function keyedHash(purpose: string, text: string): string {
  return createHmac('sha256', keyFor(purpose)).update(text).digest('base64url')
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** `subject.signature`. The subject is readable, so it must never be an address or a name. */
export function signedToken(purpose: string, subject: string): string {
  // 162 bits, more than anybody can guess, keep addresses short.
  return `${subject}.${keyedHash(purpose, subject).slice(0, 27)}`
}

/** @returns the subject, or `null` when the token was not signed by us for this purpose. */
export function tokenSubjectOf(purpose: string, token: unknown): string | null {
  if (typeof token !== 'string' || token.length > 200) return null
  const cut = token.lastIndexOf('.')
  if (cut < 1) return null
  const subject = token.slice(0, cut)
  return sameText(token, signedToken(purpose, subject)) ? subject : null
}

/** A token that expires, for links that a desk opens at once. */
export function expiringToken(purpose: string, subject: string, untilMs: number): string {
  return signedToken(purpose, `${subject}~${untilMs.toString(36)}`)
}

/** @returns the subject of an expiring token that is still valid, or `null`. */
export function expiringSubjectOf(purpose: string, token: unknown, nowMs: number): string | null {
  const [subject, until] = tokenSubjectOf(purpose, token)?.split('~') ?? []
  return subject && until && Number.parseInt(until, 36) > nowMs ? subject : null
}
