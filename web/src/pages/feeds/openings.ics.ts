import { dayInIndia } from '@ashlar/contract'
import type { APIRoute } from 'astro'
import { env } from '@/config/env'
import { readOpenings } from '@/content/readers/all-openings'
import { readSettings } from '@/content/readers/settings'
import { closingDays } from '@/features/feeds/closing-days'
import { answerFromContent } from '@/routing/endpoint-answers'
import { FEED_TYPES } from '@/routing/feed-names'

export { refuseMethod as ALL } from '@/routing/endpoint-answers'

/** The last days for applications, as a calendar. */
export const GET: APIRoute = () =>
  answerFromContent(`${FEED_TYPES.ics}; charset=utf-8`, async () => {
    const [openings, { brandName }] = await Promise.all([readOpenings(), readSettings()])
    return closingDays({ brandName, openings, today: dayInIndia(), site: env().SITE_URL })
  })
