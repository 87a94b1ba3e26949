import { DAY_MS, mailboxOf, type Screening } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { countEvent, countedEvents } from '../event-counts/event-counts'
import { checkSubscriptionLimits } from '../newsletter/limits'
import { enqueue } from '../outbox/enqueue'
import type { JobKind } from '../outbox/jobs'
import { mayMailMailbox } from './visitor-mail-limits'

/** Minimum time between two confirmation mails to one address, however often the form is sent. */
const ASK_AGAIN_MS = 10 * 60_000
/** Confirmation mails to one address within a day, so that nobody can use the forms to harass a person. */
const ASKED_A_DAY = 3
/**
 * How long a form mails nothing to a mailbox whose owner has left its list: anybody can fill it in. Afterwards its owner
 * can come back.
 */
const REFUSED_FOR_MS = 30 * DAY_MS

/** Addresses that get mail only after their owners have confirmed them by a link, until they leave. */
export interface AddressList {
  /** The type whose rows have the columns of `ListedAddress`, with a unique `subscribedEmail`. */
  uid: UID.ContentType
  /** The kind of job that asks an owner to confirm. */
  confirmation: JobKind
  /** The kind of event under which a mailbox that left is counted. */
  refusal: string
}

export interface ListedAddress {
  id: number
  subscribedEmail: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  askedAt: string | null
  /** The language in which its owner reads the site; null for a row of an earlier version, which had English alone. */
  language: string | null
  mailProblem: 'none' | 'bounced' | 'complained'
}

/** An address as it was sent. */
interface SentAddress {
  subscribedEmail: string
  screening: Screening
  /** Columns that are stored when the owner is asked to confirm. */
  kept: object
  /** Stores what was asked for, in the transaction that accepts the address: new, waiting or confirmed. */
  alsoStore?: (row: ListedAddress) => Promise<void>
}

/** All that is kept of an address that left: that a mailbox, of which a keyed hash is stored, wants no mail. */
export function refusalOf({ refusal }: AddressList, email: string) {
  return { kind: refusal, about: mailboxOf(email), windowMs: REFUSED_FOR_MS }
}

const findByEmail = (
  strapi: Core.Strapi,
  { uid }: AddressList,
  subscribedEmail: string,
): Promise<ListedAddress | null> => strapi.db.query(uid).findOne({ where: { subscribedEmail } })

/**
 * Stores an address once, however often it is sent, and mails its owner a request to confirm it. The caller cannot tell
 * which of these happened, so that nobody learns who is on a list.
 *
 * @throws {RateLimitExceeded}
 */
export async function acceptAddress(strapi: Core.Strapi, list: AddressList, sent: SentAddress): Promise<void> {
  const subscribedEmail = sent.subscribedEmail.toLowerCase()
  // Before the address is looked up, so that a refusal says nothing about it.
  await checkSubscriptionLimits(strapi, sent.screening)
  if ((await countedEvents(strapi, refusalOf(list, subscribedEmail))) > 0) return
  const known = await findByEmail(strapi, list, subscribedEmail)
  if (known) return acceptKnown(strapi, list, known, sent)
  try {
    await add(strapi, list, { ...sent, subscribedEmail })
  } catch (error) {
    // The same address arrived twice at once, and the unique index accepted only one.
    const other = await findByEmail(strapi, list, subscribedEmail)
    if (!other) throw error
    await acceptKnown(strapi, list, other, sent)
  }
}

/** Whether one more confirmation may be mailed. Call it within the transaction that adds the mail. */
async function mayAsk(strapi: Core.Strapi, email: string): Promise<boolean> {
  const asked = await countEvent(strapi, { kind: 'confirm', about: mailboxOf(email), windowMs: DAY_MS })
  return asked <= ASKED_A_DAY && (await mayMailMailbox(strapi, email))
}

async function add(strapi: Core.Strapi, list: AddressList, sent: SentAddress): Promise<void> {
  const { subscribedEmail, kept, alsoStore } = sent
  await strapi.db.transaction(async () => {
    if (!(await mayAsk(strapi, subscribedEmail))) return
    const data = { subscribedEmail, state: 'pending', askedAt: new Date().toISOString(), ...kept }
    const row: ListedAddress = await strapi.db.query(list.uid).create({ data })
    await alsoStore?.(row)
    await enqueue(strapi, { kind: list.confirmation, subscription: row.id })
  })
}

async function acceptKnown(
  strapi: Core.Strapi,
  list: AddressList,
  row: ListedAddress,
  { kept, alsoStore }: SentAddress,
): Promise<void> {
  // After a complaint about our mail, the form sends this address none: anybody can fill it in.
  if (row.mailProblem === 'complained') return
  await strapi.db.transaction(async () => {
    const asked = row.askedAt ? new Date(row.askedAt).getTime() : 0
    const isAskedNow =
      row.state !== 'confirmed' && Date.now() - asked >= ASK_AGAIN_MS && (await mayAsk(strapi, row.subscribedEmail))
    if (isAskedNow) {
      const data = { state: 'pending', mailProblem: 'none', askedAt: new Date().toISOString(), ...kept }
      await strapi.db.query(list.uid).update({ where: { id: row.id }, data })
      await enqueue(strapi, { kind: list.confirmation, subscription: row.id })
    }
    if (isAskedNow || row.state !== 'unsubscribed') await alsoStore?.(row)
  })
}

/**
 * Confirms an address.
 *
 * @param follow runs in the same transaction, once: of two confirmations at the same moment, one finds the address pending.
 */
export async function confirmAddress(
  strapi: Core.Strapi,
  { uid }: AddressList,
  id: number,
  follow: () => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id, state: 'pending' },
      data: { state: 'confirmed', confirmedAt: new Date().toISOString(), mailProblem: 'none' },
    })
    if (count === 1) await follow()
  })
}

/** The owner of an address leaves the list. */
export async function leaveList(
  strapi: Core.Strapi,
  list: AddressList,
  { id, subscribedEmail }: Pick<ListedAddress, 'id' | 'subscribedEmail'>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(list.uid).updateMany({
      where: { id, state: { $ne: 'unsubscribed' } },
      data: { state: 'unsubscribed', unsubscribedAt: new Date().toISOString() },
    })
    if (count === 1) await countEvent(strapi, refusalOf(list, subscribedEmail))
  })
}

/** Records a mailing provider's message that an address accepts no mail, or that its owner complained. */
export async function noteMailProblem(
  strapi: Core.Strapi,
  { uid }: AddressList,
  email: string,
  problem: 'bounced' | 'complained',
): Promise<void> {
  await strapi.db.query(uid).updateMany({
    where: { subscribedEmail: email.trim().toLowerCase() },
    data: { state: 'unsubscribed', mailProblem: problem, unsubscribedAt: new Date().toISOString() },
  })
}
