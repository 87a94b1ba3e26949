import type { NewsletterRequest, NewsletterTopic, SubscriptionView } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { OUTBOX_JOB, SUBSCRIPTION } from '../leads/rows'
import { tokenSubjectOf } from '../leads/secrets'
import { addressHashOf } from '../leads/split-lead'
import { wakeOutbox } from '../outbox'
import { enqueue } from '../outbox/enqueue'
import { checkSubscriptionLimits } from './limits'

/** A confirmation is asked for again at most this often, however often the form is sent. */
const ASK_AGAIN_MS = 10 * 60_000
/** And so many times within a day, so that the form cannot be used to pester one person. */
const ASKED_A_DAY = 3
const DAY_MS = 24 * 3_600_000

export interface SubscriptionRow {
  id: number
  subscribedEmail: string
  state: 'pending' | 'confirmed' | 'unsubscribed'
  topics: NewsletterTopic[] | null
  askedAt: string | null
  mailProblem: 'none' | 'bounced' | 'complained'
}

const findByEmail = (strapi: Core.Strapi, subscribedEmail: string): Promise<SubscriptionRow | null> =>
  strapi.db.query(SUBSCRIPTION).findOne({ where: { subscribedEmail } })

/**
 * Keeps an address once, however often and however fast it is sent, and asks its owner to confirm it. What happened is
 * not told to whoever sent it.
 *
 * @throws {RateLimitExceeded}
 */
export async function acceptSubscription(strapi: Core.Strapi, request: NewsletterRequest): Promise<void> {
  const subscribedEmail = request.subscribedEmail.toLowerCase()
  // Before anything is known of the address: whoever is refused learns nothing about it.
  await checkSubscriptionLimits(strapi, request.screening)
  const existing = await findByEmail(strapi, subscribedEmail)
  try {
    if (existing) await askAgain(strapi, existing, request)
    else await add(strapi, { ...request, subscribedEmail })
  } catch (error) {
    // The same address arrived at the same instant and the database's unique index let only one in.
    if (existing || !(await findByEmail(strapi, subscribedEmail))) throw error
  }
  wakeOutbox()
}

/** What is kept of a request beside its address. */
function kept({ topics, noticeVersion, context, screening }: NewsletterRequest) {
  const addressHash = addressHashOf(screening)
  return { topics, noticeVersion, campaign: context.campaign, source: context.page || null, addressHash }
}

async function add(strapi: Core.Strapi, request: NewsletterRequest): Promise<void> {
  const { subscribedEmail } = request
  await strapi.db.transaction(async () => {
    const row = await strapi.db.query(SUBSCRIPTION).create({
      data: { subscribedEmail, state: 'pending', askedAt: new Date().toISOString(), ...kept(request) },
    })
    await enqueue(strapi, { kind: 'newsletter-confirm', subscription: row.id })
  })
}

/** Mails to confirm that one address was sent within a day. */
function mailedToday(strapi: Core.Strapi, { id }: SubscriptionRow): Promise<number> {
  const since = new Date(Date.now() - DAY_MS).toISOString()
  return strapi.db
    .query(OUTBOX_JOB)
    .count({ where: { kind: 'newsletter-confirm', subscription: id, createdAt: { $gt: since } } })
}

async function askAgain(strapi: Core.Strapi, row: SubscriptionRow, request: NewsletterRequest): Promise<void> {
  // Who called our mail unwanted gets none from a form that anybody can fill in.
  if (row.state === 'confirmed' || row.mailProblem === 'complained') return
  const asked = row.askedAt ? new Date(row.askedAt).getTime() : 0
  if (row.state === 'pending' && Date.now() - asked < ASK_AGAIN_MS) return
  if (row.state === 'pending' && (await mailedToday(strapi, row)) >= ASKED_A_DAY) return
  await strapi.db.transaction(async () => {
    await strapi.db.query(SUBSCRIPTION).update({
      where: { id: row.id },
      data: { state: 'pending', mailProblem: 'none', askedAt: new Date().toISOString(), ...kept(request) },
    })
    await enqueue(strapi, { kind: 'newsletter-confirm', subscription: row.id })
  })
}

/** @returns the subscription that a link opens, or `null`. */
export async function subscriptionOfToken(strapi: Core.Strapi, token: unknown): Promise<SubscriptionRow | null> {
  const subject = tokenSubjectOf('newsletter link', token)
  return subject ? strapi.db.query(SUBSCRIPTION).findOne({ where: { id: Number(subject.slice(1)) } }) : null
}

export async function confirm(strapi: Core.Strapi, row: SubscriptionRow): Promise<void> {
  if (row.state !== 'pending') return
  await strapi.db.transaction(async () => {
    await strapi.db.query(SUBSCRIPTION).update({
      where: { id: row.id },
      data: { state: 'confirmed', confirmedAt: new Date().toISOString(), mailProblem: 'none', addressHash: null },
    })
    await enqueue(strapi, { kind: 'newsletter-welcome', subscription: row.id })
  })
  wakeOutbox()
}

export async function unsubscribe(strapi: Core.Strapi, row: SubscriptionRow): Promise<void> {
  if (row.state === 'unsubscribed') return
  await strapi.db.query(SUBSCRIPTION).update({
    where: { id: row.id },
    data: { state: 'unsubscribed', unsubscribedAt: new Date().toISOString() },
  })
}

export async function choose(strapi: Core.Strapi, row: SubscriptionRow, topics: NewsletterTopic[]): Promise<void> {
  await strapi.db.query(SUBSCRIPTION).update({ where: { id: row.id }, data: { topics } })
}

export function viewOf({ subscribedEmail, state, topics }: SubscriptionRow): SubscriptionView {
  return { subscribedEmail, state, topics: topics ?? [] }
}

/** A mailing provider says that an address does not take mail, or that its owner does not want ours. */
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
