import { indianTime } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { deskLink, deskSubject, deskWords } from '../mail/lead-mails'
import { enqueueTogether } from '../outbox/enqueue'
import { type Job, Undeliverable } from '../outbox/jobs'
import { postJson } from '../outbox/post-json'
import type { LeadRow } from './rows'

/** What happens to a lead that the desk is told of. */
type DeskEvent = 'received' | 'held' | 'assigned' | 'follow-up' | 'overdue' | 'withdrawn'

/** Events after which the desk has something to do; a chat need not know of the others. */
const TOLD_TO_CHATS: ReadonlySet<DeskEvent> = new Set<DeskEvent>([
  'received',
  'held',
  'assigned',
  'follow-up',
  'overdue',
])

/**
 * Tells the owner of a lead, or else the desk: by mail, and by its webhook when one is set. Call it within the
 * transaction of what has happened.
 */
export async function tellDesk(strapi: Core.Strapi, lead: string, event: DeskEvent): Promise<void> {
  const news = { lead, detail: { event } }
  await enqueueTogether(strapi, { kind: 'desk-mail', ...news }, Date.now())
  if (settings.leads.deskUrl && TOLD_TO_CHATS.has(event)) {
    await enqueueTogether(strapi, { kind: 'desk-hook', ...news }, Date.now())
  }
}

/**
 * Posts `{ event, reference, owner, answerBy, url, text }`; chats show `text` as it is. Nothing of what the visitor wrote
 * is in it, because it leaves the house.
 */
export async function postToDesk(lead: LeadRow, { detail }: Job, signal: AbortSignal): Promise<void> {
  const { deskUrl } = settings.leads
  if (deskUrl === null) throw new Undeliverable('no webhook of the desk is configured any more')
  if (lead.erasedAt || lead.withdrawnAt) return
  const { event = '' } = detail
  const { reference, owner, answerBy } = lead
  const url = deskLink(reference)
  const text = `${deskWords(event)} ${deskSubject(lead)}. Answer promised by ${indianTime(answerBy, ' ')}. ${url}`
  const body = JSON.stringify({ event, reference, owner, answerBy, url, text })
  await postJson('the webhook of the desk', deskUrl, body, { signal })
}
