import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '@/config/secret-key'

/** Milliseconds; nobody reads the notice and types a name in less time. */
const MIN_FILL_MS = 3_000
/** Milliseconds. A page may stay open for days; an older ticket was probably passed on, and is not valid. */
const TICKET_TTL_MS = 7 * 86_400_000

function sign(time: string, key: string): string {
  return createHmac('sha256', keyFor('form ticket')).update(`${time} ${key}`).digest('base64url').slice(0, 27)
}

/**
 * A signed time at which a visitor began to fill in a form. Script requests it on first focus; it is never part of a
 * cached page. It is good for one enquiry, because the backend takes each key once.
 *
 * @param key the idempotency key of the enquiry.
 */
export function issueTicket(key: string, now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${sign(time, key)}`
}

/** The state of a form's ticket: missing (no script) or of another enquiry, sent faster than a person can write, or good. */
export function checkTicket(ticket: string, key: string, now = Date.now()): 'none' | 'too-fast' | 'good' {
  const [time = '', signature = ''] = ticket.slice(0, 80).split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(time, key))]
  if (!key || given.length !== expected.length || !timingSafeEqual(given, expected)) return 'none'
  const age = now - Number.parseInt(time, 36)
  if (!(age >= 0 && age <= TICKET_TTL_MS)) return 'none'
  return age < MIN_FILL_MS ? 'too-fast' : 'good'
}
