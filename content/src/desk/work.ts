import type { Core } from '@strapi/strapi'
import { enqueueOutsideDeliveries } from '../leads/accept'
import { recordEvent } from '../leads/history'
import { LEAD, type LeadRow, type LeadState, OUTBOX_JOB } from '../leads/rows'
import { wakeOutbox } from '../outbox'
import type { DeskView } from './permissions'

export const leadStates: readonly LeadState[] = ['new', 'in-hand', 'answered', 'closed', 'spam']

/** What a desk may change of a lead. Missing fields stay as they are. */
export interface DeskChange {
  state?: LeadState
  /** An e-mail, or empty when nobody owns the lead. */
  owner?: string
  note?: string
  /** Releases a held lead: the visitor gets the receipt, and the CRM is notified. */
  release?: boolean
}

export function readChange(body: Record<string, unknown>): DeskChange {
  const state = leadStates.find((known) => known === body.state)
  const owner = typeof body.owner === 'string' ? body.owner.trim().toLowerCase() : undefined
  const note = typeof body.note === 'string' ? body.note.trim().slice(0, 5000) : ''
  return {
    ...(state ? { state } : {}),
    ...(owner !== undefined && /^([^\s@]{1,64}@[^\s@]{1,189})?$/.test(owner) ? { owner } : {}),
    ...(note ? { note } : {}),
    ...(body.release === true ? { release: true } : {}),
  }
}

/**
 * The columns of a lead that change with its state. An answer counts as an exchange: the retention period starts again.
 */
export function stateAfter(lead: LeadRow, state: LeadState): Record<string, unknown> {
  if (state !== 'answered') return { state }
  const now = new Date().toISOString()
  return { state, lastExchangeAt: now, answeredAt: lead.answeredAt ?? now }
}

/** @param who e-mail of the editor, for the history. */
export async function changeLead(strapi: Core.Strapi, lead: LeadRow, change: DeskChange, who: string): Promise<void> {
  const { reference, type } = lead
  const state = change.state !== undefined && change.state !== lead.state ? change.state : null
  const owner = change.owner !== undefined && (change.owner || null) !== lead.owner ? change.owner : null
  const release = change.release === true && lead.quarantined && !lead.withdrawnAt
  await strapi.db.transaction(async () => {
    const data: Record<string, unknown> = {}
    if (state) {
      Object.assign(data, stateAfter(lead, state))
      await recordEvent(strapi, { lead: reference, who, what: 'state', text: `${lead.state} → ${state}` })
    }
    if (owner !== null) {
      data.owner = owner || null
      await recordEvent(strapi, { lead: reference, who, what: 'owner', text: owner || 'nobody' })
    }
    if (release) {
      data.quarantined = false
      await recordEvent(strapi, { lead: reference, who, what: 'released' })
      await enqueueOutsideDeliveries(strapi, { reference, type, email: lead.email ?? '' })
    }
    if (change.note) await recordEvent(strapi, { lead: reference, who, what: 'note', text: change.note })
    if (Object.keys(data).length > 0) await strapi.db.query(LEAD).update({ where: { reference }, data })
  })
  if (release) wakeOutbox()
}

const MOST_AT_ONCE = 50

/**
 * The same change of state or owner for many leads.
 *
 * @param body `references`, at most fifty, and a change.
 * @returns the number of leads that exist and that the editor sees.
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
    .findMany({ where: { reference: { $in: references }, type: { $in: types } } })
  const change = { ...(state ? { state } : {}), ...(owner === undefined ? {} : { owner }) }
  for (const lead of leads) await changeLead(strapi, lead, change, who)
  return leads.length
}

/** Schedules an undelivered message again, with all its attempts. */
export async function sendAgain(strapi: Core.Strapi, id: number): Promise<boolean> {
  const { count } = await strapi.db.query(OUTBOX_JOB).updateMany({
    where: { id, state: 'dead' },
    data: { state: 'waiting', attempts: 0, dueAt: String(Date.now()), lockedUntil: '0' },
  })
  wakeOutbox()
  return count === 1
}
