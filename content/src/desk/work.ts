import { readDay, wholeLetters } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { addNote, assign, followUp, release, setState } from '../leads/lead-state'
import { LEAD, type LeadRow, type LeadState } from '../leads/rows'
import { OUTBOX_JOB } from '../outbox/jobs'
import { wakeOutbox } from '../outbox/wake'
import type { DeskView } from './permissions'

/** Characters of a wrong value that a message repeats. */
const MOST_SHOWN = 60

const MAX_NOTE = 5000

export const leadStates: readonly LeadState[] = ['new', 'in-hand', 'answered', 'closed', 'spam']

/** What a desk may change of a lead. Missing fields stay as they are. */
export interface LeadChange {
  state?: LeadState
  /** An email, or empty when nobody owns the lead. */
  owner?: string
  note?: string
  /** The day to come back to it, `YYYY-MM-DD`, or empty for none. */
  followUpOn?: string
  /** Releases a held lead: the visitor gets the receipt, and the CRM is notified. */
  release?: boolean
}

/** @throws {errors.ValidationError} when a part is nothing that a lead can have: nothing is cut or left out unsaid. */
export function readChange(body: Record<string, unknown>): LeadChange {
  const followUpOn = readFollowUp(body.followUpOn)
  const note = typeof body.note === 'string' ? body.note.trim() : ''
  if (note.length > MAX_NOTE) {
    const [has, most] = [note.length, MAX_NOTE].map((count) => count.toLocaleString('en-IN'))
    throw new errors.ValidationError(
      `Note: has ${has} characters, at most ${most} fit. Save the rest as a second note.`,
    )
  }
  return {
    ...(body.state === undefined ? {} : { state: readState(body.state) }),
    ...(body.owner === undefined ? {} : { owner: readOwner(body.owner) }),
    ...(note ? { note } : {}),
    ...(followUpOn === undefined ? {} : { followUpOn }),
    ...(body.release === true ? { release: true } : {}),
  }
}

function readState(given: unknown): LeadState {
  const state = leadStates.find((known) => known === given)
  if (state) return state
  throw new errors.ValidationError(`State: “${shown(given)}” is no state of a lead. Choose one of the list.`)
}

function readOwner(given: unknown): string {
  const owner = String(given).trim().toLowerCase()
  if (/^([^\s@]{1,64}@[^\s@]{1,189})?$/.test(owner)) return owner
  throw new errors.ValidationError(`Owner: “${shown(given)}” is no email. Choose one of the list.`)
}

const shown = (given: unknown) => wholeLetters(String(given), MOST_SHOWN)

/** @returns the day as `2026-11-15`, empty for none; undefined when it stays as it is. */
function readFollowUp(given: unknown): string | undefined {
  if (given === undefined || given === '') return given
  const day = readDay(String(given))
  if (day !== null) return day
  throw new errors.ValidationError(
    `Follow up on: “${shown(given)}” is no day. Write it like 15/11/2026, or leave it empty.`,
  )
}

/**
 * Changes a lead as its desk asks: all of it, or nothing.
 *
 * @param who email of the editor, for the history.
 * @throws {errors.ValidationError} when the lead was erased: nothing may be added to it.
 */
export async function changeLead(
  strapi: Core.Strapi,
  reference: string,
  { state, owner, note, followUpOn, release: isGenuine }: LeadChange,
  who: string,
): Promise<void> {
  await strapi.db.transaction(async () => {
    // A lead that is not held, or was withdrawn, has nothing to release.
    if (isGenuine) await release(strapi, reference, who)
    const steps = [
      // First, because closing the lead ends its follow-up.
      followUpOn === undefined ? true : await followUp(strapi, reference, followUpOn, who),
      state ? await setState(strapi, reference, state, who) : true,
      owner === undefined ? true : await assign(strapi, reference, owner, who),
      note ? await addNote(strapi, reference, note, who) : true,
    ]
    if (steps.includes(false)) {
      throw new errors.ValidationError('The lead was erased, so nothing of it can be changed. Open the list again.')
    }
  })
}

/** As many as a page of the desk's list has. */
const MOST_AT_ONCE = 50

/**
 * Makes one change of state or owner to many leads.
 *
 * @param body `references`, at most fifty, and a change.
 * @returns the number of leads that it applies to: those that the editor sees and that were not erased.
 */
export async function changeLeads(
  strapi: Core.Strapi,
  body: Record<string, unknown>,
  { who, types }: DeskView,
): Promise<number> {
  const { state, owner } = readChange(body)
  const references = Array.isArray(body.references) ? body.references.map(String).slice(0, MOST_AT_ONCE) : []
  const leads: LeadRow[] = await strapi.db
    .query(LEAD)
    .findMany({ where: { reference: { $in: references }, type: { $in: types }, erasedAt: { $null: true } } })
  const change = { ...(state ? { state } : {}), ...(owner === undefined ? {} : { owner }) }
  for (const { reference } of leads) await changeLead(strapi, reference, change, who)
  return leads.length
}

/** Schedules an undelivered message again, with all its attempts. @returns whether it was undelivered. */
export async function sendAgain(strapi: Core.Strapi, id: number): Promise<boolean> {
  const { count } = await strapi.db.query(OUTBOX_JOB).updateMany({
    where: { id, state: 'dead' },
    data: { state: 'waiting', attempts: 0, dueAt: String(Date.now()), lockedUntil: '0' },
  })
  wakeOutbox()
  return count === 1
}
