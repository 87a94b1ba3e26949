import { randomBytes } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { brandNameOf } from '../mail/texts'
import type { MailTransport } from '../mail/transport'
import { enqueue } from '../outbox/enqueue'
import type { JobHandlers } from '../outbox/jobs'
import { publicOrigin } from '../public-origin'

const ACCOUNT = 'admin::user'

/** An account whose owner has not chosen a password yet. */
export interface Invitation {
  id: number
  email: string
  name: string
}

interface InvitedAccount {
  id: number
  email: string
  firstname: string | null
  lastname: string | null
  registrationToken: string | null
  isActive: boolean
  blocked: boolean | null
}

/** From now on, every account that an administrator adds is mailed an invitation. */
export function inviteNewEditors(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [ACCOUNT],
    async afterCreate({ result }) {
      const account = result as InvitedAccount
      if (account.isActive || !account.registrationToken) return
      await enqueue(strapi, { kind: 'invitation', detail: { account: String(account.id) } })
    },
  })
}

/** An invitation that can still be taken: its account is neither in use nor blocked. */
const OPEN = {
  isActive: false,
  $or: [{ blocked: false }, { blocked: { $null: true } }],
  registrationToken: { $notNull: true },
}

/** Accounts that are invited and not in use yet. */
export async function openInvitations(strapi: Core.Strapi): Promise<Invitation[]> {
  const accounts: InvitedAccount[] = await strapi.db.query(ACCOUNT).findMany({ where: OPEN, orderBy: { id: 'desc' } })
  return accounts.map(({ id, email, firstname, lastname }) => ({
    id,
    email,
    name: [firstname, lastname].filter(Boolean).join(' '),
  }))
}

/**
 * Mails an invitation again, with a new link: the former link no longer works.
 *
 * @returns false when there is no such invitation.
 */
export async function inviteAgain(strapi: Core.Strapi, id: number): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(ACCOUNT).updateMany({
      where: { id, ...OPEN },
      data: { registrationToken: randomBytes(20).toString('hex') },
    })
    if (count === 1) await enqueue(strapi, { kind: 'invitation', detail: { account: String(id) } })
    return count === 1
  })
}

/** The link is read when the mail is sent, so the job holds no secret. An account in use or blocked gets no mail. */
export function invitationJobs(strapi: Core.Strapi, transport: MailTransport): JobHandlers<'invitation'> {
  return {
    invitation: {
      atOnce: 2,
      limitMs: 60_000,
      async perform({ detail, messageId }) {
        const account: InvitedAccount | null = await strapi.db
          .query(ACCOUNT)
          .findOne({ where: { id: Number(detail.account) } })
        if (!account?.registrationToken || account.isActive || account.blocked) return
        const brand = await brandNameOf(strapi)
        const link = `${publicOrigin()}/admin/auth/register?registrationToken=${account.registrationToken}`
        await transport.send({
          to: account.email,
          subject: `Your account for the website of ${brand}`,
          text: invitationText(brand, link),
          messageId,
        })
      },
    },
  }
}

function invitationText(brand: string, link: string): string {
  return `Hello,

an administrator of ${brand} has made an account for you, with which you can work on the website. Choose your password here:
${link}

Whoever has this link can do the same, so please do not pass it on. If you did not expect it, do nothing.

${brand}
`
}
