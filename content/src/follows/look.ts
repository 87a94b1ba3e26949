import type { FollowNews } from '@ashlar/contract'
import { DAY_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { offeredLanguage } from '../languages'
import { enqueue } from '../outbox/enqueue'
import { askForNews } from './ask-site'
import { enqueueLook } from './enqueue-look'
import { FOLLOW, FOLLOWER, type FollowerRow, type FollowRow } from './rows'

/** Followers looked at together. */
const AT_A_TIME = 50

/**
 * Finds what is new to each follower since they were told last, and adds one mail for it. A follower who had a mail within
 * a day is looked at again when the day is over.
 *
 * @throws when no site answers; what was found until then is stored, and is not found again.
 */
export async function lookForNews(strapi: Core.Strapi, signal: AbortSignal): Promise<void> {
  const now = Date.now()
  let nextLookMs = Number.POSITIVE_INFINITY
  let lastId = 0
  for (;;) {
    const followers: FollowerRow[] = await strapi.db.query(FOLLOWER).findMany({
      where: { id: { $gt: lastId }, state: 'confirmed' },
      orderBy: { id: 'asc' },
      limit: AT_A_TIME,
    })
    if (followers.length === 0) break
    lastId = followers.at(-1)?.id ?? lastId
    const mailable = followers.filter(({ mailedAt }) => {
      const mailableFromMs = mailedAt ? new Date(mailedAt).getTime() + DAY_MS : 0
      if (mailableFromMs > now) nextLookMs = Math.min(nextLookMs, mailableFromMs)
      return mailableFromMs <= now
    })
    for (const language of new Set(mailable.map(languageOf))) {
      const readers = mailable.filter((follower) => languageOf(follower) === language)
      await lookFor(strapi, readers, language, signal)
    }
  }
  if (nextLookMs < Number.POSITIVE_INFINITY) await enqueueLook(strapi, nextLookMs)
}

function languageOf({ language }: FollowerRow): string {
  return offeredLanguage(language)
}

async function lookFor(
  strapi: Core.Strapi,
  readers: readonly FollowerRow[],
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const follows: FollowRow[] = await strapi.db
    .query(FOLLOW)
    .findMany({ where: { follower: { $in: readers.map(({ id }) => id) } }, orderBy: { id: 'asc' } })
  if (follows.length === 0) return
  const question = follows.map(({ id, subject, seen }) => ({ id, subject, seen }))
  const news = new Map((await askForNews(question, language, signal)).map((one) => [one.id, one]))
  for (const reader of readers) {
    const own = follows.filter(({ follower }) => follower === reader.id).flatMap(({ id }) => news.get(id) ?? [])
    await keepNews(strapi, reader, own)
  }
}

/** Stores the news together with the mail that tells it and with what is known then: it is told once. */
async function keepNews(strapi: Core.Strapi, { id }: FollowerRow, found: readonly FollowNews[]): Promise<void> {
  const fresh = found.filter(({ lines }) => lines.length > 0)
  if (fresh.length === 0) return
  const now = new Date()
  await strapi.db.transaction(async () => {
    // A look of another server may have come first.
    const { count } = await strapi.db.query(FOLLOWER).updateMany({
      where: {
        id,
        state: 'confirmed',
        $or: [{ mailedAt: { $null: true } }, { mailedAt: { $lte: new Date(now.getTime() - DAY_MS).toISOString() } }],
      },
      data: { mailedAt: now.toISOString() },
    })
    if (count !== 1) return
    const { news }: FollowerRow = await strapi.db.query(FOLLOWER).findOne({ where: { id } })
    // News of a mail that did not get through is told with the new ones.
    const waiting = [
      ...(news ?? []),
      ...fresh.map(({ id: follow, title, url, lines }) => ({ follow, title, url, lines })),
    ]
    await strapi.db.query(FOLLOWER).update({ where: { id }, data: { news: waiting } })
    for (const { id: follow, seen } of fresh) {
      await strapi.db.query(FOLLOW).updateMany({ where: { id: follow }, data: { seen } })
    }
    await enqueue(strapi, { kind: 'follow-mail', subscription: id })
  })
}
