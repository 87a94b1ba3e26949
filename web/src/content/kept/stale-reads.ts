import 'server-only'
import { staleReadsGauge } from '@/config/metrics'

/** Milliseconds for which a read counts as stale after an older copy last answered it. */
const REMEMBERED_MS = 60_000

interface StaleRead {
  name: string
  /** Milliseconds since 1970. */
  since: number
  lastAt: number
}

const reads = new Map<string, StaleRead>()

/** Called when an older copy answers a read. */
export function noteStale(name: string, key: string, now = Date.now()): void {
  const since = reads.get(key)?.since ?? now
  reads.set(key, { name, since, lastAt: now })
}

/** Called when the service itself answers a read. */
export function noteNewest(key: string): void {
  reads.delete(key)
}

/** The reads that were answered from older copies: each name once, with the time of the first such answer. */
export function staleReads(now = Date.now()): { name: string; since: string }[] {
  forgetOld(now)
  const first = new Map<string, number>()
  for (const { name, since } of reads.values()) first.set(name, Math.min(since, first.get(name) ?? since))
  return [...first].map(([name, since]) => ({ name, since: new Date(since).toISOString() }))
}

/** A read that is no longer made must not count as stale for ever. */
function forgetOld(now: number): void {
  for (const [key, { lastAt }] of reads) if (now - lastAt > REMEMBERED_MS) reads.delete(key)
}

/** Sets the metric to the current number of stale reads. */
export function measureStaleReads(now = Date.now()): void {
  forgetOld(now)
  staleReadsGauge.set(reads.size)
}
