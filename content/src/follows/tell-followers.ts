import type { Core } from '@strapi/strapi'
import type { AfterChange, Change } from '../change/change'
import { uidOf } from '../content-models'
import { changesPublishedContent } from '../revalidation/published-change'
import { enqueueLook } from './enqueue-look'
import { FOLLOWER } from './rows'

/** Types whose records can be news to a follower. */
const FOLLOWED: readonly string[] = ['consolidated-project', 'insights-research-report'].map(uidOf)

/** Has the outbox look for followers whom a change of what visitors read concerns. */
export const tellFollowers =
  (strapi: Core.Strapi) =>
  (change: Change): AfterChange | undefined => {
    if (!FOLLOWED.includes(change.uid)) return
    return async () => {
      if (!changesPublishedContent(change)) return
      const followers = await strapi.db.query(FOLLOWER).count({ where: { state: 'confirmed' } })
      if (followers > 0) await enqueueLook(strapi)
    }
  }
