import { createHmac, timingSafeEqual } from 'node:crypto'
import { REVALIDATE_SIGNATURE_HEADER } from '@ashlar/contract'
import * as z from 'zod'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { keptAnswers } from '@/content/kept/kept-answers'
import { reportAnswered } from '@/content/request/circuit'
import { forgetRows } from '@/content/request/rows'
import { limitedText } from '@/features/leads/submission/read-submission'
import { renewFilteredProjects } from '@/features/projects/filters/kept-projects'
import { renewSearch } from '@/features/search/current-search'
import { pages } from './page-cache'
import { startWarmUp } from './warm-up'

const BODY_LIMIT = 16_384
/** Milliseconds for which a message is valid; an older one may be a replay. */
const FRESH_MS = 5 * 60_000

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
  const { REVALIDATE_SECRET } = env()
  if (!REVALIDATE_SECRET) return Response.json({ error: 'REVALIDATE_SECRET is not set on the site.' }, { status: 503 })
  const body = await limitedText(request, BODY_LIMIT)
  if (body === null) return Response.json({ error: 'The message is too long.' }, { status: 413 })
  if (!isSigned(body, request.headers.get(REVALIDATE_SIGNATURE_HEADER), REVALIDATE_SECRET)) {
    return Response.json({ error: 'The signature does not fit.' }, { status: 401 })
  }
  const parsed = parse(body)
  if (!parsed) return Response.json({ error: 'Expected {"models": [...], "sentAt": …}.' }, { status: 400 })
  if (Math.abs(Date.now() - parsed.sentAt) > FRESH_MS) {
    return Response.json({ error: 'The message is not fresh; compare the clocks.' }, { status: 401 })
  }
  // The notice shows that the backend is running.
  reportAnswered(env().CONTENT_URL)
  forgetRows(parsed.models)
  keptAnswers.drop(parsed.models)
  pages.drop(parsed.models)
  renewSearch()
  renewFilteredProjects()
  startWarmUp()
  log.info({ models: parsed.models }, 'content changed')
  return Response.json({ revalidated: parsed.models })
}

function isSigned(body: string, signature: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(signature ?? '', 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function parse(body: string): z.infer<typeof message> | null {
  try {
    return message.parse(JSON.parse(body))
  } catch {
    return null
  }
}
