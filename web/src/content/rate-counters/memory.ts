import type { RateCounters } from './rate-counters'

/** How many keys are kept; the oldest are dropped first, so that a flood of addresses cannot fill the memory. */
const MOST_KEYS = 20_000

/** Rate counters of this process alone. */
export function memoryRateCounters(now: () => number = Date.now): RateCounters {
  const seen = new Map<string, Map<string, number>>()
  const owners = new Map<string, { owner: string; until: number }>()
  return {
    async add(key, id, windowMs, most) {
      const since = now() - windowMs
      const ids = new Map([...(seen.get(key) ?? [])].filter(([, at]) => at > since))
      const isOver = !ids.has(id) && ids.size >= most
      if (!isOver && !ids.has(id)) ids.set(id, now())
      // A refused key becomes the newest too: a flood must not push itself out.
      remember(seen, key, ids)
      return isOver ? ids.size + 1 : ids.size
    },
    async claim(name, owner, forMs) {
      const known = owners.get(name)
      if (known && known.until > now()) return known.owner === owner
      remember(owners, name, { owner, until: now() + forMs })
      return true
    },
  }
}

function remember<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key)
  kept.set(key, value)
  const oldest = kept.keys().next()
  if (kept.size > MOST_KEYS && !oldest.done) kept.delete(oldest.value)
}
