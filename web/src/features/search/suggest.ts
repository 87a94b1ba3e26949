import { say } from '@/words/say'
import { type Found, type Searchable, search } from './search'
import { kindInWords } from './search-document'

/** A page that is offered while the visitor types. */
export interface Suggestion {
  title: string
  href: string
  /** The kind of page, as text in the language of the response. */
  kind: string
}

/** The answer of `/api/search/suggest`. */
export interface Suggestions {
  suggestions: Suggestion[]
}

const MOST = 6

/** The best pages for the typed text; first the list of projects when the query asks for one. */
export function suggest(typed: string, searchable: Searchable): Suggestion[] {
  const { hits, projects } = search(typed, searchable, true)
  return [
    ...listOf(projects),
    ...hits.map(({ title, href, kind }) => ({ title, href, kind: kindInWords(kind) })),
  ].slice(0, MOST)
}

function listOf(projects: Found['projects']): Suggestion[] {
  if (!projects || projects.total === 0) return []
  const { href, total, filters } = projects
  return [{ href, title: filters.join(', '), kind: say('{count} projects', { count: total }) }]
}
