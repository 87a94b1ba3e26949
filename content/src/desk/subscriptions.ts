import type { Core } from '@strapi/strapi'
import { SUBSCRIPTION } from '../leads/rows'

const PER_PAGE = 50
const COLUMNS = ['subscribedEmail', 'state', 'source', 'askedAt', 'confirmedAt', 'unsubscribedAt', 'mailProblem']

/**
 * One page of newsletter subscriptions, newest first, and the total. The desk reads them; only their owners change
 * them.
 */
export async function listSubscriptions(strapi: Core.Strapi, query: Readonly<Record<string, unknown>>) {
  const search = typeof query.search === 'string' ? query.search.trim().slice(0, 120) : ''
  const page = Math.max(1, Math.min(10_000, Number.parseInt(String(query.page), 10) || 1))
  const where = search ? { subscribedEmail: { $containsi: search } } : {}
  const [results, total] = await Promise.all([
    strapi.db.query(SUBSCRIPTION).findMany({
      select: ['id', ...COLUMNS],
      where,
      orderBy: { id: 'desc' },
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    }),
    strapi.db.query(SUBSCRIPTION).count({ where }),
  ])
  return { results, total, pageSize: PER_PAGE }
}
