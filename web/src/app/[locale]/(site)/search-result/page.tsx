import type { Metadata } from 'next'
import { readFindables } from '@/features/search/findables'
import { search } from '@/features/search/search'
import { SearchView } from '@/features/search/search-view'

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** As long as the field lets a visitor type. */
const QUERY_LIMIT = 200

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Search',
  description: 'Find services, projects, research, posts and offices.',
  alternates: { canonical: '/search-result' },
  robots: { index: false },
}

export default async function Page({ searchParams }: PageProps) {
  const { searchTextFromHeader } = await searchParams
  const typed = Array.isArray(searchTextFromHeader) ? searchTextFromHeader[0] : searchTextFromHeader
  const query = (typed ?? '').trim().slice(0, QUERY_LIMIT)
  return <SearchView query={query} hits={query ? search(query, await readFindables()) : []} />
}
