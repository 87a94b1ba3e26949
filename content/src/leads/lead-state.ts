import { dayInIndia, leadRegistry } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { settings } from '../../config/environment'
import { eraseFollowers } from '../follows/erase-followers'
import type { DeskAnswer } from '../mail/lead-mails'
import { mayMailReceipt } from '../mail/visitor-mail-limits'
import { enqueue, enqueueTogether } from '../outbox/enqueue'
import { OUTBOX_JOB } from '../outbox/jobs'
import { claimResume, forgetFilesOf, type PrivateFile } from '../resumes/store'
import { wasAnswered } from './answer-files'
import { waitsForRelease } from './held'
import { ANSWERED, candidateOfLead, recordEvent, SENT_TO_PROVIDER } from './history'
import { LEAD, LEAD_EVENT, type LeadRow, type LeadState } from './rows'
import { tellDesk } from './tell-desk'
import { answerBy } from './working-time'

const NOT_SET = { $null: true }

/**
 * Changes a stored lead, in one transaction with the jobs that follow from it. Nothing else changes one. First comes a
 * guarded update, which touches the lead only if it is not erased and as `expected`, and locks its row: transitions at
 * the same moment come one after the other, in all servers, and each sees what the one before has left.
 *
 * @param step gets the lead as it is now, and returns the columns that change.
 * @returns whether the lead was as expected; if not, nothing has changed.
 */
export async function transition(
  strapi: Core.Strapi,
  reference: string,
  expected: object,
  step: (lead: LeadRow) => Promise<Partial<LeadRow>>,
): Promise<boolean> {
  const leads = strapi.db.query(LEAD)
  return strapi.db.transaction(async () => {
    const { count } = await leads.updateMany({
      where: { reference, erasedAt: NOT_SET, ...expected },
      data: { updatedAt: new Date() },
    })
    if (count !== 1) return false
    const data = await step(await leads.findOne({ where: { reference } }))
    if (Object.keys(data).length > 0) await leads.updateMany({ where: { reference }, data })
    return true
  })
}

/** A held lead is genuine: the visitor gets the receipt, and the others are told. */
export function release(strapi: Core.Strapi, reference: string, who: string): Promise<boolean> {
  return transition(strapi, reference, { quarantined: true, withdrawnAt: NOT_SET }, async (lead) => {
    await recordEvent(strapi, { lead: reference, who, what: 'released' })
    await enqueueOutsideDeliveries(strapi, lead)
    if (!waitsForRelease(lead)) return { quarantined: false }
    // While it was held nothing was promised, so the time to answer begins now.
    return {
      quarantined: false,
      answerBy: answerBy(new Date(), leadRegistry[lead.type].answerWorkingDays).toISOString(),
    }
  })
}

/**
 * Messages to everybody except the desk: the visitor, the CRM, the people provider. A visitor whose mailbox has had
 * enough today gets no receipt by mail; the site shows it all the same.
 */
export async function enqueueOutsideDeliveries(
  strapi: Core.Strapi,
  { reference, type, email }: Pick<LeadRow, 'reference' | 'type' | 'email'>,
): Promise<void> {
  if (email && (await mayMailReceipt(strapi, email))) await enqueue(strapi, { kind: 'visitor-mail', lead: reference })
  await queueCrmNotice(strapi, { reference, quarantined: false }, 'received')
  if (settings.leads.peopleProvider && leadRegistry[type].toPeopleProvider) {
    await enqueue(strapi, { kind: 'hr-candidate', lead: reference })
  }
}

export function setState(strapi: Core.Strapi, reference: string, state: LeadState, who: string): Promise<boolean> {
  return transition(strapi, reference, {}, async (lead) => {
    if (lead.state === state) return {}
    await recordEvent(strapi, { lead: reference, who, what: 'state', text: `${lead.state} → ${state}` })
    return stateAfter(lead, state)
  })
}

/**
 * The columns that change with the state. An answer counts as an exchange, so the retention period starts again. A closed
 * lead has no follow-up.
 */
function stateAfter(lead: LeadRow, state: LeadState): Partial<LeadRow> {
  if (state === 'closed' || state === 'spam') return { state, followUpOn: null }
  if (state !== 'answered') return { state }
  const now = new Date().toISOString()
  return { state, lastExchangeAt: now, answeredAt: lead.answeredAt ?? now }
}

/**
 * Gives a lead to somebody, who is told unless it was the person who did it.
 *
 * @param owner an email, or empty when nobody owns the lead.
 */
export function assign(strapi: Core.Strapi, reference: string, owner: string, who: string): Promise<boolean> {
  return transition(strapi, reference, {}, async (lead) => {
    if ((owner || null) === lead.owner) return {}
    await recordEvent(strapi, { lead: reference, who, what: 'owner', text: owner || 'nobody' })
    if (owner && owner !== who && !lead.withdrawnAt) await tellDesk(strapi, reference, 'assigned')
    return { owner: owner || null }
  })
}

/** Milliseconds from midnight to the hour at which the desk is told of what it wanted to come back to. */
const MORNING_MS = 9 * 3_600_000

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * Has a lead come back to the desk on a day.
 *
 * @param day `YYYY-MM-DD` in India, or empty for none.
 * @throws {errors.ValidationError} for a day that is over.
 */
export function followUp(strapi: Core.Strapi, reference: string, day: string, who: string): Promise<boolean> {
  return transition(strapi, reference, {}, async (lead) => {
    if ((day || null) === lead.followUpOn) return {}
    if (day && day < dayInIndia()) {
      throw new errors.ValidationError(
        `Follow up on: ${dayFormat.format(new Date(day))} is over. Choose today or a later day.`,
      )
    }
    await recordEvent(strapi, { lead: reference, who, what: 'follow-up', text: day || 'none' })
    if (day && !lead.withdrawnAt) {
      const dueAt = new Date(`${day}T00:00:00+05:30`).getTime() + MORNING_MS
      await enqueueTogether(strapi, { kind: 'follow-up', lead: reference, detail: { day } }, dueAt)
    }
    return { followUpOn: day || null }
  })
}

export function addNote(strapi: Core.Strapi, reference: string, text: string, who: string): Promise<boolean> {
  return transition(strapi, reference, {}, async () => {
    await recordEvent(strapi, { lead: reference, who, what: 'note', text })
    return {}
  })
}

/**
 * Sends an answer to the visitor through the outbox, and notes it in the lead's history. The lead becomes answered; if
 * nobody owns it, its owner is the editor who answered. The same words with the same files are the same answer, which is
 * sent once.
 *
 * @param files those in the store that go with it; they are the lead's from then on.
 * @returns false when the visitor must not be written to.
 */
export function answer(
  strapi: Core.Strapi,
  reference: string,
  words: DeskAnswer,
  files: readonly PrivateFile[],
  who: string,
): Promise<boolean> {
  const expected = { quarantined: false, email: { $notNull: true }, withdrawnAt: NOT_SET }
  return transition(strapi, reference, expected, async (lead) => {
    const text = `${words.subject}\n\n${words.text}`
    if (!(await wasAnswered(strapi, reference, text, files))) {
      const event = await recordEvent(strapi, { lead: reference, who, what: ANSWERED, text })
      for (const { key } of files) await claimResume(strapi, key, reference, event)
      if (lead.state !== 'answered') {
        await recordEvent(strapi, { lead: reference, who, what: 'state', text: `${lead.state} → answered` })
      }
      // The words stay in the history, which is erased with the lead; the job only names them.
      await enqueue(strapi, { kind: 'desk-answer', lead: reference, detail: { event: String(event) } })
    }
    return { ...stateAfter(lead, 'answered'), owner: lead.owner ?? who }
  })
}

/** The promised time has passed without an answer: tells the desk, once. */
export function escalate(strapi: Core.Strapi, reference: string): Promise<boolean> {
  const expected = { state: { $in: ['new', 'in-hand'] }, escalatedAt: NOT_SET }
  return transition(strapi, reference, expected, async () => {
    await recordEvent(strapi, { lead: reference, who: 'server', what: 'overdue' })
    await tellDesk(strapi, reference, 'overdue')
    return { escalatedAt: new Date().toISOString() }
  })
}

/** The visitor withdraws the permission for marketing. */
export function withdrawMarketing(strapi: Core.Strapi, reference: string): Promise<boolean> {
  return transition(strapi, reference, { withdrawnAt: NOT_SET, marketing: true }, async (lead) => {
    await recordEvent(strapi, { lead: reference, who: 'visitor', what: 'marketing withdrawn' })
    await queueCrmNotice(strapi, lead, 'marketing-withdrawn')
    return { marketing: false }
  })
}

/** The visitor withdraws all consent. */
export function withdraw(strapi: Core.Strapi, reference: string): Promise<boolean> {
  return transition(strapi, reference, { withdrawnAt: NOT_SET }, async (lead) => {
    await recordEvent(strapi, { lead: reference, who: 'visitor', what: 'withdrawn' })
    await cancelWaiting(strapi, reference)
    await tellDesk(strapi, reference, 'withdrawn')
    await queueCrmNotice(strapi, lead, 'withdrawn')
    return { ...stateAfter(lead, 'closed'), marketing: false, withdrawnAt: new Date().toISOString() }
  })
}

/**
 * Erases everything about the person. The reference, the type, the times and the proof of consent stay. Files cannot be
 * removed in a transaction, so their removal is a job of it.
 *
 * @param who `visitor`, `retention`, or the email of an editor.
 */
export function erase(strapi: Core.Strapi, reference: string, who: string): Promise<boolean> {
  return transition(strapi, reference, {}, async (lead) => {
    const now = new Date().toISOString()
    const candidate = await candidateOfLead(strapi, reference)
    // Notes are about the person too. Only their time and author are kept.
    await strapi.db.query(LEAD_EVENT).updateMany({ where: { lead: reference }, data: { text: null } })
    await recordEvent(strapi, { lead: reference, who, what: 'erased' })
    await cancelWaiting(strapi, reference)
    // An editor erases a person; the link of a lead does not show who owns the address in it.
    if (lead.email && who !== 'visitor' && who !== 'retention') {
      await eraseFollowers(strapi, { subscribedEmail: lead.email.toLowerCase() })
    }
    await forgetFilesOf(strapi, reference)
    // Before the messages about the erasure, because it removes those from before it.
    await enqueue(strapi, { kind: 'mail-removal', lead: reference })
    // When the time of a lead is over, the desk has to act only if the people provider has it too.
    if (who !== 'retention' || candidate !== null) {
      const event = who === 'retention' ? 'expired' : 'erased'
      const detail = { event, ...(candidate === null ? {} : { candidate }) }
      await enqueue(strapi, { kind: 'desk-mail', lead: reference, detail })
    }
    await queueCrmNotice(strapi, lead, 'erased')
    return {
      ...{ name: null, email: null, phone: null, city: null, message: null, fields: null, page: null },
      ...{ campaign: null, dedupeKey: null, bodyHash: null, addressHash: null, contactHash: null, resumeId: null },
      ...{ ...stateAfter(lead, 'closed'), marketing: false, withdrawnAt: lead.withdrawnAt ?? now, erasedAt: now },
    }
  })
}

/**
 * The people provider has accepted a candidate. The end of the job that sent it is stored in the same transaction.
 *
 * @param candidate the provider's id; `null` when it gave none.
 */
export async function notePassedOn(
  strapi: Core.Strapi,
  reference: string,
  candidate: string | null,
  job: number,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const note = () =>
      recordEvent(strapi, { lead: reference, who: 'server', what: SENT_TO_PROVIDER, text: candidate ?? '' })
    const isThere = await transition(strapi, reference, {}, async ({ resumeId, withdrawnAt }) => {
      await note()
      if (candidate && resumeId && !withdrawnAt) {
        await enqueue(strapi, { kind: 'hr-resume', lead: reference, detail: { candidate } })
      }
      return {}
    })
    if (!isThere) {
      // The lead was erased while it was being sent. The desk was not told then that the provider has the candidate, so
      // it is told now.
      await note()
      const detail = { event: 'erased', candidate: candidate ?? '' }
      await enqueue(strapi, { kind: 'desk-mail', lead: reference, detail })
    }
    await strapi.db.query(OUTBOX_JOB).update({ where: { id: job }, data: { state: 'sent', sentAt: new Date() } })
  })
}

/** Cancels messages that have not been sent yet. */
async function cancelWaiting(strapi: Core.Strapi, reference: string): Promise<void> {
  await strapi.db.query(OUTBOX_JOB).updateMany({
    where: { lead: reference, state: 'waiting' },
    data: { state: 'cancelled', updatedAt: new Date() },
  })
}

/** Notifies the CRM, except about a held lead, which it does not know. */
async function queueCrmNotice(
  strapi: Core.Strapi,
  { reference, quarantined }: Pick<LeadRow, 'reference' | 'quarantined'>,
  event: string,
): Promise<void> {
  if (settings.leads.crm && !quarantined) await enqueue(strapi, { kind: 'crm', lead: reference, detail: { event } })
}
