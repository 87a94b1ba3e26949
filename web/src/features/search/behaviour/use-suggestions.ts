import { useEffect, useState } from 'react'
import type { Suggestion, Suggestions } from '../suggest'

/** Milliseconds after the last key before the site is asked. */
const PAUSE_MS = 120

interface Answered {
  typed: string
  suggestions: readonly Suggestion[]
}

/** Pages for what is typed so far. Those for the words before stay until the new ones are there. */
export function useSuggestions(typed: string): readonly Suggestion[] {
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
  return typed === '' ? [] : answered.suggestions
}

/** None when there is no answer: the page of results says why. */
async function askFor(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(`/api/search/suggest?${new URLSearchParams({ q: typed })}`, { signal })
    return response.ok ? ((await response.json()) as Suggestions).suggestions : []
  } catch {
    return []
  }
}
