import 'server-only'
import { staleReadsGauge } from '@/config/metrics'

/** Milliseconds for which a read counts as stale after it was last answered by an older copy. */
const REMEMBERED_MS = 60_000

interface StaleRead {
  name: string
  /** Milliseconds since 1970. */
  since: number
  lastAt: number
}

const reads = new Map<string, StaleRead>()

/** To be called when an older copy answers a read. */
export function noteStale(name: string, key: string, now = Date.now()): void {
  const since = reads.get(key)?.since ?? now
  reads.set(key, { name, since, lastAt: now })
}

/** To be called when the service itself answers a read. */
export function noteNewest(key: string): void {
  reads.delete(key)
}

/** What visitors are shown older copies of: each name once, with the time of the first such answer. */
export function staleReads(now = Date.now()): { name: string; since: string }[] {
  forgetOld(now)
  const first = new Map<string, number>()
  for (const { name, since } of reads.values()) first.set(name, Math.min(since, first.get(name) ?? since))
  return [...first].map(([name, since]) => ({ name, since: new Date(since).toISOString() }))
}

/** A read that nobody makes any more is not stale for ever. */
function forgetOld(now: number): void {
  for (const [key, { lastAt }] of reads) if (now - lastAt > REMEMBERED_MS) reads.delete(key)
}

/** Writes down how many they are, for whoever collects the metrics. */
export function measureStaleReads(now = Date.now()): void {
  forgetOld(now)
  staleReadsGauge.set(reads.size)
}
