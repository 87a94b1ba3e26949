import type { Core } from '@strapi/strapi'
import { SUBSCRIPTION } from '../leads/rows'
import { type ShownWords, shownWords } from '../notices/routes'
import { wordsOfVersion } from '../notices/version-store'

const PER_PAGE = 50
const COLUMNS = [
  ...['subscribedEmail', 'state', 'language', 'source', 'noticeVersion', 'askedAt', 'confirmedAt', 'unsubscribedAt'],
  'mailProblem',
]

/**
 * One page of newsletter subscriptions, newest first, and the total. The desk reads them; only their owners change
 * them.
 */
export async function listSubscriptions(strapi: Core.Strapi, query: Readonly<Record<string, unknown>>) {
  const search = typeof query.search === 'string' ? query.search.trim().slice(0, 120) : ''
  const page = Math.max(1, Math.min(10_000, Number.parseInt(String(query.page), 10) || 1))
  const where = search ? { subscribedEmail: { $containsi: search } } : {}
  const [results, total]: [{ noticeVersion: string | null }[], number] = await Promise.all([
    strapi.db.query(SUBSCRIPTION).findMany({
      select: ['id', ...COLUMNS],
      where,
      orderBy: { id: 'desc' },
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    }),
    strapi.db.query(SUBSCRIPTION).count({ where }),
  ])
  const notices = await noticesOf(strapi, results)
  return { results, total, pageSize: PER_PAGE, notices }
}

/** The words of the notices that the rows name, by version. */
async function noticesOf(strapi: Core.Strapi, rows: readonly { noticeVersion: string | null }[]) {
  const notices: Record<string, ShownWords[]> = {}
  for (const version of new Set(rows.flatMap(({ noticeVersion }) => noticeVersion ?? []))) {
    const words = await wordsOfVersion(strapi, 'newsletter-emails', version)
    if (words) notices[version] = shownWords(words)
  }
  return notices
}
