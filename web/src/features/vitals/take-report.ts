import 'server-only'
import { dayInIndia } from '@ashlar/contract'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { exceedsRateLimit } from '../leads/screening/rate-limit'
import { limitedText } from '../leads/submission/read-submission'
import { dailyVitals } from './daily-vitals'
import { partOf, vitalsReport } from './report'

const BODY_LIMIT = 2_048

/** Takes the measurements of a visitor's browser: they are counted by day and part of the site, and not kept. */
export async function takeReport(request: Request): Promise<Response> {
  const { headers } = request
  if (env().VITALS_SAMPLE === 0) return answer(404, 'Nothing is measured here.')
  // A browser that asks not to be tracked is not counted, even if its script has sent something.
  if (headers.get('sec-gpc') === '1' || headers.get('dnt') === '1') return answer(204)
  if (!headers.get('content-type')?.startsWith('application/json')) return answer(415, 'Send JSON.')
  const body = await limitedText(request, BODY_LIMIT)
  if (body === null) return answer(413, 'The report is too long.')
  const report = vitalsReport.safeParse(parsed(body))
  if (!report.success) return answer(400, 'Send { lcp, cls, inp, faults } as a page of this site does.')
  if (await exceedsRateLimit('vitals', headers, crypto.randomUUID())) return answer(429, 'That is enough for now.')
  await dailyVitals.add(dayInIndia(), partOf(headers.get('referer') ?? ''), report.data)
  for (const fault of report.data.faults) log.warn({ fault }, 'a script failed in a visitor’s browser')
  return answer(204)
}

function answer(status: number, text?: string): Response {
  return new Response(text ?? null, { status, headers: { 'Cache-Control': 'no-store' } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
