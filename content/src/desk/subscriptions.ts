import { ENGLISH, type NoticeVersion } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { languageName } from '../languages'
import { SUBSCRIPTION } from '../leads/rows'
import { wordsReadIn } from '../notices/routes'
import { wordsOfVersion } from '../notices/version-store'

const PER_PAGE = 50
const COLUMNS = [
  ...['subscribedEmail', 'state', 'language', 'source', 'noticeVersion', 'askedAt', 'confirmedAt'],
  'mailProblem',
]

interface ListedRow {
  id: number
  subscribedEmail: string
  state: string
  language: string | null
  source: string | null
  noticeVersion: string | null
  askedAt: string | null
  confirmedAt: string | null
  mailProblem: string
}

export type ListedSubscription = Awaited<ReturnType<typeof listSubscriptions>>['results'][number]

/**
 * One page of newsletter subscriptions, newest first, and the total. The desk reads them; only their owners change
 * them.
 */
export async function listSubscriptions(
  strapi: Core.Strapi,
  { search, page }: Readonly<{ search: string; page: number }>,
) {
  const { results: rows, pagination }: { results: ListedRow[]; pagination: { total: number } } = await strapi.db
    .query(SUBSCRIPTION)
    .findPage({
      select: ['id', ...COLUMNS],
      where: search ? { subscribedEmail: { $containsi: search } } : {},
      orderBy: { id: 'desc' },
      page,
      pageSize: PER_PAGE,
    })
  const words = await wordsOfVersions(strapi, rows)
  const results = rows.map((row) => {
    const version = words.get(row.noticeVersion ?? '')
    return {
      ...row,
      languageName: languageName(row.language ?? ENGLISH),
      notice: version ? wordsReadIn(row.language, version) : null,
    }
  })
  return { results, total: pagination.total, pageSize: PER_PAGE }
}

/** What the notices say that the rows name, by version. */
async function wordsOfVersions(strapi: Core.Strapi, rows: readonly ListedRow[]) {
  const words = new Map<string, NoticeVersion['words']>()
  for (const version of new Set(rows.flatMap(({ noticeVersion }) => noticeVersion ?? []))) {
    const known = await wordsOfVersion(strapi, 'newsletter-emails', version)
    if (known) words.set(version, known)
  }
  return words
}
