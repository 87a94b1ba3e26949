import * as z from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { renewLibrary } from '@/content/library/library'
import { reportAnswered } from '@/content/request/circuit'
import { forgetRows } from '@/content/request/rows'
import { renewSearch } from '@/features/search/current-search'
import { readSignedMessage } from '@/features/signed-messages/read-signed-message'
import { pages } from './page-cache'
import { startWarmUp } from './warm-up'

const BODY_LIMIT = 16_384

const message = z.object({
  models: z
    .array(z.string().regex(/^[a-z0-9-]{1,64}$/))
    .min(1)
    .max(100),
  sentAt: z.number(),
})

/**
 * Handles a signed change notice of the backend: pages made from the named models are rendered again at the next visit.
 */
export async function answerChangeNotice(request: Request): Promise<Response> {
  const parsed = await readSignedMessage(request, {
    schema: message,
    limit: BODY_LIMIT,
    expected: 'Expected {"models": [...], "sentAt": …}.',
  })
  if (parsed instanceof Response) return parsed
  // The notice shows that the backend is running.
  reportAnswered(env().CONTENT_URL)
  forgetRows(parsed.models)
  renewLibrary(parsed.models)
  pages.drop(parsed.models)
  renewSearch()
  startWarmUp()
  log.info({ models: parsed.models }, 'content changed')
  return Response.json({ revalidated: parsed.models })
}
