import { readSettings } from '@/content/readers/settings'
import { readySearch } from '@/features/search/current-search'
import { noteEmptySearch } from '@/features/search/note-empty-search'
import { search } from '@/features/search/search'
import { readWords, resultsOf } from '@/features/search/search-query'
import { SearchView } from '@/features/search/search-view'
import type { DocumentHead } from '@/routing/document-head'
import type { RoutedPage, RouteQuery } from '@/routing/route'
import { say } from '@/words/say'

/** One canonical address for all searches: results are not for search engines. */
const headOf = (words: string): DocumentHead => ({
  title: words ? say('Results for “{words}”', { words }) : say('Search'),
  description: say('Find services, projects, research, conversations word by word, people, offices and openings.'),
  canonical: '/search-result',
  robots: 'noindex',
})

export async function searchRoute(query: RouteQuery): Promise<RoutedPage> {
  const [ready, { externalAddresses }] = await Promise.all([readySearch(), readSettings()])
  const words = readWords(query)
  const found = search(words, ready)
  // With a source missing, the words may well be there.
  if (found.hits.length === 0 && ready.missing.length === 0) noteEmptySearch(words)
  return {
    head: headOf(words),
    view: (
      <SearchView
        words={words}
        found={found}
        results={resultsOf(query, found)}
        missing={ready.missing}
        page={ready.page}
        addresses={externalAddresses}
      />
    ),
  }
}
