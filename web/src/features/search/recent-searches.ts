import { STORED_KEYS } from '@/config/stored-keys'

/** The visitor's searches, kept on this device only. */
const KEY = STORED_KEYS.searches
const MOST = 5

/** The latest first; none without storage. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string' && words !== '').slice(0, MOST) : []
  } catch {
    // Storage may be blocked, or hold other data.
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
    // Without storage there are no recent searches to offer.
  }
}
