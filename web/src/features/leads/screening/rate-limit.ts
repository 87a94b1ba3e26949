import 'server-only'
import { createHmac } from 'node:crypto'
import { countedNetworks } from '@ashlar/contract/node/network'
import { env } from '@/config/env'
import { keyFor } from '@/config/secret-key'
import { rateCounters } from '@/content/rate-counters/rate-counters'
import { visitorAddressIn } from '../submission/request-context'

const WINDOW_MS = 10 * 60_000
/** This many times the limit and more is refused; the backend has the same rule (content/src/leads/rate-limit.ts). */
const REFUSED_AT = 10
/** The same for posts without screening: newsletter addresses, uploaded résumés, measurements of browsers. */
const FLOOD_AT = { newsletter: 3, resumes: 2, vitals: 20 } as const

/** A hash that reveals only whether two texts are equal. */
export function visitorHash(text: string): string {
  return createHmac('sha256', keyFor('visitor counts')).update(text).digest('base64url')
}

/** Whom an event is counted for. */
interface Sender {
  kind: string
  /** The address of the visitor, to be counted by its networks. */
  address: string
  /** Who the visitor is, as far as it is known; empty when it is not counted. */
  person?: string
}

/**
 * How many events have come within ten minutes, as the highest count of all keys, each in shares of its limit. Keys are
 * counted in order, and counting stops after the first that exceeds the limit: a refused sender adds no further keys,
 * which would evict those of others.
 *
 * @param id the same id is counted once.
 * @param most beyond which nothing is counted, because the event is refused.
 */
export async function countWithinWindow(
  { kind, address, person = '' }: Sender,
  id: string,
  most = env().LEAD_LIMIT * REFUSED_AT,
): Promise<number> {
  const networks = countedNetworks(address).map(({ network, multiple }) => ({
    key: `${kind}:${visitorHash(network)}`,
    multiple,
  }))
  const keys = person ? [...networks, { key: `person:${visitorHash(person)}`, multiple: 1 }] : networks
  let highest = 0
  for (const { key, multiple } of keys) {
    const count = await rateCounters().add(key, visitorHash(id), WINDOW_MS, most * multiple)
    highest = Math.max(highest, Math.ceil(count / multiple))
    if (highest > most) break
  }
  return highest
}

/** Above the limit: `doubtful`, checked before it is passed on. Far above it: `refused`. */
export function rateLimitState(count: number): 'free' | 'doubtful' | 'refused' {
  const { LEAD_LIMIT } = env()
  if (count > LEAD_LIMIT * REFUSED_AT) return 'refused'
  return count > LEAD_LIMIT ? 'doubtful' : 'free'
}

/** Whether one network sends more of a kind than any visitor would. */
export async function exceedsRateLimit(kind: keyof typeof FLOOD_AT, headers: Headers, id: string): Promise<boolean> {
  const most = env().LEAD_LIMIT * FLOOD_AT[kind]
  return (await countWithinWindow({ kind, address: visitorAddressIn(headers) }, id, most)) > most
}
