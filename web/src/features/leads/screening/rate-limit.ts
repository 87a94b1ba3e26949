import 'server-only'
import { createHmac } from 'node:crypto'
import { networkOf } from '@ashlar/contract/node/network'
import { env } from '@/config/env'
import { keyFor } from '@/config/secret-key'
import { rateCounters } from '@/content/rate-counters/rate-counters'
import { visitorAddressIn } from '../submission/request-context'

const WINDOW_MS = 10 * 60_000
/** So many times the limit and nothing more is taken; the backend says the same (content/src/leads/rate-limit.ts). */
const REFUSED_AT = 10
/** The same of what nobody proves to be a person's: mails to strangers, files that nobody claims, what browsers measure. */
const FLOOD_AT = { newsletter: 3, resumes: 2, vitals: 20 } as const

/** A word that says of two that they are the same and nothing else. */
export function visitorHash(text: string): string {
  return createHmac('sha256', keyFor('visitor counts')).update(text).digest('base64url')
}

/**
 * How often something has come within ten minutes, whichever key had it most. Keys are counted in their turn, and none
 * after one that is over: whoever is refused adds no more keys, which would drive out those of others.
 *
 * @param keys of what is counted; empty ones are not.
 * @param id the same one again is not counted again.
 * @param most beyond which nothing is counted, since it is refused.
 */
export async function countWithinWindow(
  keys: Readonly<Record<string, string>>,
  id: string,
  most = env().LEAD_LIMIT * REFUSED_AT,
): Promise<number> {
  const kept = Object.entries(keys).filter(([, value]) => value !== '')
  let highest = 0
  for (const [name, value] of kept) {
    const count = await rateCounters().add(`${name}:${visitorHash(value)}`, visitorHash(id), WINDOW_MS, most)
    highest = Math.max(highest, count)
    if (highest > most) break
  }
  return highest
}

/** More than is looked at before it is passed on: `doubtful`; more than is taken at all: `refused`. */
export function rateLimitState(count: number): 'free' | 'doubtful' | 'refused' {
  const { LEAD_LIMIT } = env()
  if (count > LEAD_LIMIT * REFUSED_AT) return 'refused'
  return count > LEAD_LIMIT ? 'doubtful' : 'free'
}

/** Whether one network sends more of a kind than any visitor would. */
export async function exceedsRateLimit(kind: keyof typeof FLOOD_AT, headers: Headers, id: string): Promise<boolean> {
  const most = env().LEAD_LIMIT * FLOOD_AT[kind]
  return (await countWithinWindow({ [kind]: networkOf(visitorAddressIn(headers)) }, id, most)) > most
}
