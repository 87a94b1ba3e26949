import type { Metadata } from 'next'
import { readSettings } from '@/content/readers/settings'
import { readySearch } from '@/features/search/keeper'
import { search } from '@/features/search/search'
import { readWords, resultsOf } from '@/features/search/search-query'
import { SearchView } from '@/features/search/search-view'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

/** Whatever was looked for, the one address is that of the search: its results are not for search engines. */
export const metadata: Metadata = {
  title: 'Search',
  description: 'Find services, projects, research, conversations word by word, people, offices and openings.',
  alternates: { canonical: '/search-result' },
  robots: { index: false },
}

export default async function Page({ searchParams }: PageProps) {
  const [parameters, ready, { externalAddresses }] = await Promise.all([searchParams, readySearch(), readSettings()])
  const words = readWords(parameters)
  const found = search(words, ready)
  return (
    <SearchView
      words={words}
      found={found}
      results={resultsOf(parameters, found)}
      missing={ready.missing}
      page={ready.page}
      addresses={externalAddresses}
    />
  )
}
