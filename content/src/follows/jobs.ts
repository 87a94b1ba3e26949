import type { Core } from '@strapi/strapi'
import { noteMailProblem } from '../mail/address-list'
import { followConfirmMail, followMail } from '../mail/follow-mails'
import { readMailWords } from '../mail/texts'
import type { MailTransport } from '../mail/transport'
import { sendConfirmation } from '../newsletter/jobs'
import { type JobHandlers, Undeliverable } from '../outbox/jobs'
import { FOLLOWERS } from './followers'
import { lookForNews } from './look'
import { FOLLOW, FOLLOWER, type FollowerRow, type FollowRow } from './rows'

/** The mails to followers, and the search for what is new to them. */
export function followJobs(
  strapi: Core.Strapi,
  transport: MailTransport,
): JobHandlers<'follow-confirm' | 'follow-look' | 'follow-mail'> {
  const findFollower = (id: number | null, state: FollowerRow['state']): Promise<FollowerRow | null> =>
    strapi.db.query(FOLLOWER).findOne({ where: { id: id ?? 0, state } })

  return {
    'follow-confirm': {
      atOnce: 4,
      limitMs: 60_000,
      async perform({ subscription: follower, messageId }) {
        const row = await findFollower(follower, 'pending')
        if (!row) return
        const mail = followConfirmMail(row, await readMailWords(strapi, row.language))
        await sendConfirmation(strapi, transport, { ...mail, messageId })
      },
    },
    'follow-look': {
      atOnce: 1,
      limitMs: 10 * 60_000,
      perform: (_job, signal) => lookForNews(strapi, signal),
    },
    'follow-mail': {
      atOnce: 4,
      limitMs: 60_000,
      async perform({ subscription: follower, messageId }) {
        const row = await findFollower(follower, 'confirmed')
        if (!row?.news) return
        const follows: FollowRow[] = await strapi.db.query(FOLLOW).findMany({ where: { follower: row.id } })
        // What has ended meanwhile is not told.
        const news = row.news.filter(({ follow }) => follows.some(({ id }) => id === follow))
        try {
          const mail = followMail(row, news, await readMailWords(strapi, row.language))
          if (news.length > 0) await transport.send({ ...mail, messageId })
        } catch (error) {
          if (!(error instanceof Undeliverable)) throw error
          await noteMailProblem(strapi, FOLLOWERS, row.subscribedEmail, 'bounced')
          strapi.log.info(`the mailbox of follower ${row.id} takes no mail any more: nothing further is sent to it`)
        }
        // News that came while this was sent stays for its own mail.
        await strapi.db
          .query(FOLLOWER)
          .updateMany({ where: { id: row.id, mailedAt: row.mailedAt }, data: { news: null } })
      },
    },
  }
}
