import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { keyFor } from '@/config/secret-key'

/** Nobody reads a notice and writes a name more quickly. */
const MIN_FILL_MS = 3_000
/** A page may stay open for days; a ticket that was passed around for longer is worth nothing. */
const TICKET_TTL_MS = 7 * 86_400_000

function sign(time: string): string {
  return createHmac('sha256', keyFor('form ticket')).update(time).digest('base64url').slice(0, 27)
}

/** Says when a visitor began to fill in a form. Asked for by script on first focus, never part of a page that is kept. */
export function issueTicket(now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${sign(time)}`
}

/** How a form came: without a ticket (no script), sooner than a person can write, or as it should. */
export function checkTicket(ticket: string, now = Date.now()): 'none' | 'too-fast' | 'good' {
  const [time = '', signature = ''] = ticket.slice(0, 80).split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(time))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'none'
  const age = now - Number.parseInt(time, 36)
  if (!(age >= 0 && age <= TICKET_TTL_MS)) return 'none'
  return age < MIN_FILL_MS ? 'too-fast' : 'good'
}
