import { DAY_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { FOLLOW, FOLLOWER, type FollowerRow, type FollowRow } from '../follows/rows'
import { OUTBOX_JOB } from '../outbox/jobs'

const PER_PAGE = 50
/** Followers who agreed to be seen that the desk lists, the newest first. */
const MOST_SHOWN = 200

/** A page that visitors follow, and how many do. */
export interface FollowedPage {
  /** Its address on the site. */
  subject: string
  confirmed: number
  pending: number
}

/** Who agreed to be seen, and what they follow. */
interface ShownFollower {
  email: string
  subjects: string[]
}

/**
 * One page of what visitors follow, the most followed first, in numbers; who follows it only where its owner agreed.
 */
export async function listFollows(strapi: Core.Strapi, { page }: Readonly<{ page: number }>) {
  const pages = await countBySubject(strapi)
  const followers = strapi.db.query(FOLLOWER)
  const week = new Date(Date.now() - 7 * DAY_MS).toISOString()
  const [confirmed, pending, mails] = await Promise.all([
    followers.count({ where: { state: 'confirmed' } }),
    followers.count({ where: { state: 'pending' } }),
    strapi.db.query(OUTBOX_JOB).count({ where: { kind: 'follow-mail', state: 'sent', sentAt: { $gte: week } } }),
  ])
  return {
    results: pages.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: pages.length,
    pageSize: PER_PAGE,
    addresses: { confirmed, pending },
    mailsThisWeek: mails,
    shown: await listShown(strapi),
  }
}

async function countBySubject(strapi: Core.Strapi): Promise<FollowedPage[]> {
  const rows: { subject: string; state: string; count: number | string }[] = await strapi.db
    .connection('follows')
    .join('followers', 'followers.id', 'follows.follower')
    .select('follows.subject', 'followers.state')
    .count('* as count')
    .groupBy('follows.subject', 'followers.state')
  const pages = new Map<string, FollowedPage>()
  for (const { subject, state, count } of rows) {
    const page = pages.get(subject) ?? { subject, confirmed: 0, pending: 0 }
    if (state === 'confirmed' || state === 'pending') page[state] = Number(count)
    pages.set(subject, page)
  }
  const followed = [...pages.values()].filter(({ confirmed, pending }) => confirmed + pending > 0)
  return followed.toSorted(
    (a, b) => b.confirmed - a.confirmed || b.pending - a.pending || (a.subject < b.subject ? -1 : 1),
  )
}

async function listShown(strapi: Core.Strapi): Promise<ShownFollower[]> {
  const followers: FollowerRow[] = await strapi.db.query(FOLLOWER).findMany({
    where: { state: 'confirmed', shown: true },
    orderBy: { id: 'desc' },
    limit: MOST_SHOWN,
  })
  const follows: FollowRow[] = await strapi.db
    .query(FOLLOW)
    .findMany({ where: { follower: { $in: followers.map(({ id }) => id) } }, orderBy: { id: 'asc' } })
  return followers.map(({ id, subscribedEmail }) => ({
    email: subscribedEmail,
    subjects: follows.filter(({ follower }) => follower === id).map(({ subject }) => subject),
  }))
}
