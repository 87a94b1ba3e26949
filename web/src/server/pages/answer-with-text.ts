import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageVisits } from '@/config/metrics'
import { withRequestId } from '@/config/request-id'
import { observeReads } from '@/content/response-scope'
import { addressIn, currentLanguage } from '@/words/current-language'
import { app } from '../app'
import { answerWithNotice, requestIdOf, send } from './answer-with-page'
import { type MadePage, pages } from './page-cache'

/**
 * Answers with a text for machines, such as a sitemap or a feed. It is kept as pages are, and rendered again when the
 * models that it was made from change.
 *
 * @param path as in English, without a query.
 */
export async function answerWithText(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = addressIn(currentLanguage(), path)
  const fresh = pages.fresh(key)
  pageVisits.inc({ source: fresh ? 'hit' : pages.has(key) ? 'stale' : 'miss' })
  await withRequestId(requestIdOf(request), async () => {
    const text = fresh ?? (await pages.get(key, () => makeText(path)))
    if (text.status === 404 && request.headers.accept?.includes('text/html')) {
      await answerWithNotice('404', 404, request, response)
    } else await send(text, request, response)
  })
}

/** @throws the error because of which the text could not be rendered. */
async function makeText(path: string): Promise<MadePage> {
  const locals: App.Locals = { served: true }
  const { value, madeFrom } = await observeReads(async () => {
    const response = await app.render(new Request(new URL(path, 'http://localhost')), { locals })
    return { response, html: await response.text() }
  })
  if (locals.error !== undefined) throw locals.error
  const { response, html } = value
  const headers = Object.fromEntries(response.headers)
  const { template } = locals
  return { status: response.status, headers, html, ...madeFrom, keep: response.ok, ...(template && { template }) }
}
