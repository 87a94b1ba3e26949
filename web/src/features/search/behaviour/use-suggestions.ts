import { useEffect, useState } from 'react'
import { addressOnPage } from '@/words/address-in-browser'
import type { Suggestion, Suggestions } from '../suggest'

/** Milliseconds after the last key press before the site is asked. */
const PAUSE_MS = 120

interface Answered {
  typed: string
  suggestions: readonly Suggestion[]
}

interface KnownSuggestions {
  suggestions: readonly Suggestion[]
  /** Whether they are those for the typed text. */
  isKnown: boolean
}

/** Suggestions for the typed text. Earlier ones stay until the new ones have arrived. */
export function useSuggestions(typed: string): KnownSuggestions {
  const [answered, setAnswered] = useState<Answered>({ typed: '', suggestions: [] })
  useEffect(() => {
    if (typed === '') return
    const overtaken = new AbortController()
    const ask = async () => {
      const suggestions = await askFor(typed, overtaken.signal)
      if (!overtaken.signal.aborted) setAnswered({ typed, suggestions })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [typed])
  return { suggestions: typed === '' ? [] : answered.suggestions, isKnown: typed !== '' && answered.typed === typed }
}

/** An empty list when the request fails: the page of results explains the failure. */
async function askFor(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(addressOnPage(`/api/search/suggest?${new URLSearchParams({ q: typed })}`), { signal })
    return response.ok ? ((await response.json()) as Suggestions).suggestions : []
  } catch {
    return []
  }
}
