import type { FollowRequest, FollowSeen, FollowsView } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { oneAtATime } from '../database/one-at-a-time'
import { offeredLanguage } from '../languages'
import { tokenSubjectOf } from '../leads/secrets'
import { type AddressList, acceptAddress, confirmAddress, leaveList } from '../mail/address-list'
import { FOLLOW_LINK } from '../mail/follow-mails'
import { enqueueLook } from './enqueue-look'
import { FOLLOW, FOLLOWER, type FollowerRow, type FollowRow } from './rows'

export const FOLLOWERS: AddressList = { uid: FOLLOWER, confirmation: 'follow-confirm', refusal: 'follow-refusal' }

/** Anybody can add to what a confirmed address follows, but not without end. */
const MOST_FOLLOWS = 30

/**
 * Stores that an address follows something. An unknown address is asked to confirm first; the response does not say
 * whether it was known.
 *
 * @throws {RateLimitExceeded}
 */
export async function acceptFollow(strapi: Core.Strapi, request: FollowRequest): Promise<void> {
  const { subscribedEmail, screening, noticeVersion, context, subject, seen } = request
  await acceptAddress(strapi, FOLLOWERS, {
    subscribedEmail,
    screening,
    kept: { noticeVersion, language: offeredLanguage(context.language) },
    alsoStore: ({ id }) => addFollow(strapi, id, subject, seen),
  })
}

/** Leaves a subject that is followed already as it is: its follower may not have seen what the sender of the form saw. */
async function addFollow(strapi: Core.Strapi, follower: number, subject: string, seen: FollowSeen): Promise<void> {
  await oneAtATime(strapi, `follows of ${follower}`)
  const follows = strapi.db.query(FOLLOW)
  const [known, count] = await Promise.all([
    follows.findOne({ where: { follower, subject } }),
    follows.count({ where: { follower } }),
  ])
  if (!known && count < MOST_FOLLOWS) await follows.create({ data: { follower, subject, seen } })
}

/** @returns the follower of a link, or `null`. */
export async function followerOfToken(strapi: Core.Strapi, token: unknown): Promise<FollowerRow | null> {
  const subject = tokenSubjectOf(FOLLOW_LINK, token)
  // The letter `f` stands before the id, so that no link of a newsletter is one of a follower.
  return subject ? strapi.db.query(FOLLOWER).findOne({ where: { id: Number(subject.slice(1)) } }) : null
}

/** Confirms an address. What has changed since its owner filled in the form is told soon. */
export async function confirmFollows(strapi: Core.Strapi, { id }: FollowerRow): Promise<void> {
  await confirmAddress(strapi, FOLLOWERS, id, () => enqueueLook(strapi))
}

/**
 * Ends one follow. With the last one the address leaves: it is erased within the hour, and may come back at any time.
 *
 * @param follow its id; one of somebody else stays.
 */
export async function endFollow(strapi: Core.Strapi, { id }: FollowerRow, follow: number): Promise<void> {
  await strapi.db.transaction(async () => {
    await oneAtATime(strapi, `follows of ${id}`)
    await strapi.db.query(FOLLOW).deleteMany({ where: { id: follow, follower: id } })
    if ((await strapi.db.query(FOLLOW).count({ where: { follower: id } })) > 0) return
    const data = { state: 'unsubscribed', unsubscribedAt: new Date().toISOString(), ...CLEARED }
    await strapi.db.query(FOLLOWER).update({ where: { id }, data })
  })
}

/** Cleared at once when a follower leaves; the address itself waits for its erasure (content/src/retention). */
const CLEARED = { news: null, shown: false } as const

/** Ends everything; the forms mail nothing to the mailbox for a while. */
export async function endFollows(strapi: Core.Strapi, row: FollowerRow): Promise<void> {
  await strapi.db.transaction(async () => {
    await leaveList(strapi, FOLLOWERS, row)
    await strapi.db.query(FOLLOW).deleteMany({ where: { follower: row.id } })
    await strapi.db.query(FOLLOWER).update({ where: { id: row.id }, data: CLEARED })
  })
}

/** Lets the desk see what an address follows, or no longer. */
export async function letDeskSeeFollows(strapi: Core.Strapi, { id }: FollowerRow, shown: boolean): Promise<void> {
  await strapi.db.query(FOLLOWER).update({ where: { id }, data: { shown } })
}

export async function viewOfFollows(
  strapi: Core.Strapi,
  { id, subscribedEmail, state, shown }: FollowerRow,
): Promise<FollowsView> {
  const follows: FollowRow[] = await strapi.db
    .query(FOLLOW)
    .findMany({ where: { follower: id }, orderBy: { id: 'asc' } })
  return { subscribedEmail, state, shown, follows: follows.map(({ id: follow, subject }) => ({ id: follow, subject })) }
}
