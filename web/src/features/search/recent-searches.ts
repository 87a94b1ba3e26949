import { STORED_KEYS } from '@/config/stored-keys'

/** What a visitor looked for, kept on this device and nowhere else. */
const KEY = STORED_KEYS.searches
const MOST = 5

/** The last first; none where the device keeps nothing. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string' && words !== '').slice(0, MOST) : []
  } catch {
    // Storage may be denied, or hold what somebody else wrote.
    return []
  }
}

export function rememberSearch(words: string): void {
  const search = words.trim()
  if (!search) return
  keep([search, ...recentSearches().filter((other) => other.toLowerCase() !== search.toLowerCase())].slice(0, MOST))
}

export function forgetSearches(): void {
  keep([])
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches))
    else localStorage.removeItem(KEY)
  } catch {
    // A device that keeps nothing has nothing to offer the next time, and that is all.
  }
}
