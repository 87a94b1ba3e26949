import type { Core } from '@strapi/strapi'
import { FOLLOW, FOLLOWER } from './rows'

/** Followers erased in one run, so that a large backlog does not block the server. */
const AT_A_TIME = 500

/**
 * Erases followers, and what they follow.
 *
 * @param where the followers.
 */
export async function eraseFollowers(strapi: Core.Strapi, where: Readonly<Record<string, unknown>>): Promise<void> {
  await strapi.db.transaction(async () => {
    const due: { id: number }[] = await strapi.db.query(FOLLOWER).findMany({ select: ['id'], where, limit: AT_A_TIME })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return
    await strapi.db.query(FOLLOW).deleteMany({ where: { follower: { $in: ids } } })
    await strapi.db.query(FOLLOWER).deleteMany({ where: { id: { $in: ids } } })
  })
}
