import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/config/env'
import { keyFor } from '@/config/secret-key'
import { counts } from '@/content/counts/counts'
import { visitorAddressIn } from './visitor-address'

const WINDOW_MS = 10 * 60_000
/** So many times the limit and nothing more is taken; the backend says the same (content/src/leads/limits.ts). */
const REFUSED_AT = 10

/** A word that says of two that they are the same and nothing else. */
export function hashed(text: string): string {
  return createHmac('sha256', keyFor('visitor counts')).update(text).digest('base64url')
}

/**
 * How often something has come within ten minutes, whichever key had it most.
 *
 * @param keys of what is counted; empty ones are not.
 * @param id the same one again is not counted again.
 */
export async function howOften(keys: Readonly<Record<string, string>>, id: string): Promise<number> {
  const kept = Object.entries(keys).filter(([, value]) => value !== '')
  const all = kept.map(([name, value]) => counts().add(`${name}:${hashed(value)}`, hashed(id), WINDOW_MS))
  return Math.max(0, ...(await Promise.all(all)))
}

/** More than is looked at before it is passed on: `doubtful`; more than is taken at all: `refused`. */
export function judgeCount(count: number): 'free' | 'doubtful' | 'refused' {
  const { LEAD_LIMIT } = env()
  if (count > LEAD_LIMIT * REFUSED_AT) return 'refused'
  return count > LEAD_LIMIT ? 'doubtful' : 'free'
}

/** Whether one address sends more of a kind than any visitor would: mails to strangers, files that nobody claims. */
export async function isFlood(kind: string, headers: Headers, id: string): Promise<boolean> {
  return judgeCount(await howOften({ [kind]: visitorAddressIn(headers) }, id)) === 'refused'
}
