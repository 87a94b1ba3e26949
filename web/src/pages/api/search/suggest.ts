import type { APIRoute } from 'astro'
import { ContentUnavailable } from '@/content/errors'
import { readySearch } from '@/features/search/current-search'
import { QUERY_LIMIT } from '@/features/search/search-query'
import { type Suggestions, suggest } from '@/features/search/suggest'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** A change is live within two seconds: one in a cache on the way, one in the browser's. */
const CACHE = 'public, max-age=1, s-maxage=1, stale-if-error=86400'

/** Suggests pages for the typed text `?q=`, the best first. */
export const GET: APIRoute = async ({ request }) => {
  const typed = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (typed === '' || typed.length > QUERY_LIMIT) {
    return Response.json({ error: `Send ?q= with 1 to ${QUERY_LIMIT} characters.` }, { status: 400, headers: NOT_KEPT })
  }
  try {
    const answer: Suggestions = { suggestions: suggest(typed, await readySearch()) }
    return Response.json(answer, { headers: { 'Cache-Control': CACHE } })
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return Response.json(
      { error: 'The search cannot be had just now.' },
      { status: 503, headers: { ...NOT_KEPT, 'Retry-After': '30' } },
    )
  }
}

const NOT_KEPT = { 'Cache-Control': 'no-store' } as const
