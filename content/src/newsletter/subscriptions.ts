import { mailboxOf, type NewsletterRequest, type NewsletterTopic, type SubscriptionView } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { countEvent, countedEvents } from '../event-counts/event-counts'
import { offeredLanguage } from '../languages'
import { SUBSCRIPTION } from '../leads/rows'
import { tokenSubjectOf } from '../leads/secrets'
import { DAY_MS, mayMailMailbox } from '../mail/visitor-mail-limits'
import { enqueue } from '../outbox/enqueue'
import { checkSubscriptionLimits } from './limits'

/** Minimum time between two confirmation mails to one address, however often the form is sent. */
const ASK_AGAIN_MS = 10 * 60_000
/** Confirmation mails to one address within a day, so that nobody can use the form to harass a person. */
const ASKED_A_DAY = 3
/**
 * How long the form mails nothing to a mailbox that has unsubscribed: anybody can fill it in. Afterwards its owner can
 * come back.
 */
const REFUSED_FOR_MS = 30 * DAY_MS

export interface SubscriptionRow {
  id: number
  subscribedEmail: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  topics: NewsletterTopic[] | null
  askedAt: string | null
  /** In which its owner reads the site; null for one of an earlier version, which knew English alone. */
  language: string | null
  mailProblem: 'none' | 'bounced' | 'complained'
}

const findByEmail = (strapi: Core.Strapi, subscribedEmail: string): Promise<SubscriptionRow | null> =>
  strapi.db.query(SUBSCRIPTION).findOne({ where: { subscribedEmail } })

/**
 * Stores an address once, however often it is sent, and mails its owner a request to confirm it. The response does not
 * say which of these happened.
 *
 * @throws {RateLimitExceeded}
 */
export async function acceptSubscription(strapi: Core.Strapi, request: NewsletterRequest): Promise<void> {
  const subscribedEmail = request.subscribedEmail.toLowerCase()
  // Before the address is looked up, so that a refusal says nothing about it.
  await checkSubscriptionLimits(strapi, request.screening)
  // The answer is the same, so that it says nothing about the address.
  if ((await countedEvents(strapi, refusalOf(subscribedEmail))) > 0) return
  const existing = await findByEmail(strapi, subscribedEmail)
  try {
    if (existing) await askAgain(strapi, existing, request)
    else await add(strapi, { ...request, subscribedEmail })
  } catch (error) {
    // The same address arrived twice at once, and the unique index accepted only one.
    if (existing || !(await findByEmail(strapi, subscribedEmail))) throw error
  }
}

/** What is stored of a request besides its address. */
function kept({ topics, noticeVersion, context }: NewsletterRequest) {
  const { campaign, page, language } = context
  return { topics, noticeVersion, campaign, source: page || null, language: offeredLanguage(language) }
}

/** All that is kept of a subscription that ended: that a mailbox, of which a keyed hash is stored, wants no mail. */
export function refusalOf(email: string) {
  return { kind: 'refusal', about: mailboxOf(email), windowMs: REFUSED_FOR_MS }
}

/** Whether one more confirmation may be mailed. Call it within the transaction that adds the mail. */
async function mayAsk(strapi: Core.Strapi, email: string): Promise<boolean> {
  const asked = await countEvent(strapi, { kind: 'confirm', about: mailboxOf(email), windowMs: DAY_MS })
  return asked <= ASKED_A_DAY && (await mayMailMailbox(strapi, email))
}

async function add(strapi: Core.Strapi, request: NewsletterRequest): Promise<void> {
  const { subscribedEmail } = request
  await strapi.db.transaction(async () => {
    if (!(await mayAsk(strapi, subscribedEmail))) return
    const row = await strapi.db.query(SUBSCRIPTION).create({
      data: { subscribedEmail, state: 'pending', askedAt: new Date().toISOString(), ...kept(request) },
    })
    await enqueue(strapi, { kind: 'newsletter-confirm', subscription: row.id })
  })
}

async function askAgain(strapi: Core.Strapi, row: SubscriptionRow, request: NewsletterRequest): Promise<void> {
  // After a complaint about our mail, the form sends this address none: anybody can fill it in.
  if (row.state === 'confirmed' || row.mailProblem === 'complained') return
  const asked = row.askedAt ? new Date(row.askedAt).getTime() : 0
  if (Date.now() - asked < ASK_AGAIN_MS) return
  await strapi.db.transaction(async () => {
    if (!(await mayAsk(strapi, row.subscribedEmail))) return
    await strapi.db.query(SUBSCRIPTION).update({
      where: { id: row.id },
      data: { state: 'pending', mailProblem: 'none', askedAt: new Date().toISOString(), ...kept(request) },
    })
    await enqueue(strapi, { kind: 'newsletter-confirm', subscription: row.id })
  })
}

/** @returns the subscription of a link, or `null`. */
export async function subscriptionOfToken(strapi: Core.Strapi, token: unknown): Promise<SubscriptionRow | null> {
  const subject = tokenSubjectOf('newsletter link', token)
  return subject ? strapi.db.query(SUBSCRIPTION).findOne({ where: { id: Number(subject.slice(1)) } }) : null
}

/** Of two confirmations at the same moment one finds the subscription pending, and welcomes. */
export async function confirm(strapi: Core.Strapi, { id }: SubscriptionRow): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(SUBSCRIPTION).updateMany({
      where: { id, state: 'pending' },
      data: { state: 'confirmed', confirmedAt: new Date().toISOString(), mailProblem: 'none' },
    })
    if (count === 1) await enqueue(strapi, { kind: 'newsletter-welcome', subscription: id })
  })
}

export async function unsubscribe(strapi: Core.Strapi, { id, subscribedEmail }: SubscriptionRow): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(SUBSCRIPTION).updateMany({
      where: { id, state: { $ne: 'unsubscribed' } },
      data: { state: 'unsubscribed', unsubscribedAt: new Date().toISOString() },
    })
    if (count === 1) await countEvent(strapi, refusalOf(subscribedEmail))
  })
}

export async function choose(strapi: Core.Strapi, row: SubscriptionRow, topics: NewsletterTopic[]): Promise<void> {
  await strapi.db.query(SUBSCRIPTION).update({ where: { id: row.id }, data: { topics } })
}

export function viewOf({ subscribedEmail, state, topics }: SubscriptionRow): SubscriptionView {
  return { subscribedEmail, state, topics: topics ?? [] }
}

/** Records a mailing provider's message that an address accepts no mail, or that its owner complained. */
export async function noteMailProblem(
  strapi: Core.Strapi,
  email: string,
  problem: 'bounced' | 'complained',
): Promise<void> {
  const row = await findByEmail(strapi, email.trim().toLowerCase())
  if (!row) return
  await strapi.db.query(SUBSCRIPTION).update({
    where: { id: row.id },
    data: { state: 'unsubscribed', mailProblem: problem, unsubscribedAt: new Date().toISOString() },
  })
}
