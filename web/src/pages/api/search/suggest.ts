import type { APIRoute } from 'astro'
import { readySearch } from '@/features/search/current-search'
import { QUERY_LIMIT } from '@/features/search/search-query'
import { type Suggestion, type Suggestions, suggest } from '@/features/search/suggest'
import { answerScript } from '@/routing/endpoint-answers'
import { addressIn, currentLanguage } from '@/words/current-language'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** Suggests pages for the typed text `?q=`, the best first, with addresses in the language of the request. */
export const GET: APIRoute = async ({ request }) => {
  const typed = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  if (typed === '' || typed.length > QUERY_LIMIT) {
    const error = `Send ?q= with 1 to ${QUERY_LIMIT} characters.`
    return Response.json({ error }, { status: 400, headers: { 'Cache-Control': 'no-store' } })
  }
  return answerScript(
    async (): Promise<Suggestions> => ({ suggestions: suggest(typed, await readySearch()).map(inOwnLanguage) }),
    'The search cannot be had just now.',
  )
}

function inOwnLanguage({ href, ...suggestion }: Suggestion): Suggestion {
  // A press article is on another site.
  return { ...suggestion, href: href.startsWith('/') ? addressIn(currentLanguage(), href) : href }
}
