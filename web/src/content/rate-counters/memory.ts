import type { RateCounters } from './rate-counters'

/** So many keys are remembered; the oldest are forgotten first, so that a flood of addresses fills no memory. */
const MOST_KEYS = 20_000

/** Counters of this process alone. */
export function memoryRateCounters(now: () => number = Date.now): RateCounters {
  const seen = new Map<string, Map<string, number>>()
  const owners = new Map<string, { owner: string; until: number }>()
  return {
    async add(key, id, windowMs, most) {
      const since = now() - windowMs
      const ids = new Map([...(seen.get(key) ?? [])].filter(([, at]) => at > since))
      const isOver = !ids.has(id) && ids.size >= most
      if (!isOver && !ids.has(id)) ids.set(id, now())
      // Also of one that is refused the key stays among the newest: a flood must not forget itself.
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
