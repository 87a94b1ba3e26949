import 'server-only'
import { createHash } from 'node:crypto'
import { isLeadType, leadRegistry, retention } from '@ashlar/contract'
import { newReference } from '@ashlar/contract/node/reference'
import brand from '#brand/brand.json'
import { env } from '@/config/env'
import { log } from '@/config/log'
import { outboxGauge } from '@/config/metrics'
import { alertOperator } from '../../alert-operator'
import { isForeignBackend } from '../foreign-backend'
import { changeEntry, entries, type OutboxEntry, putEntry, removeEntry } from './outbox'
import { type SendResult, sendEntry } from './send-entry'

const POLL_EVERY_MS = 15_000
/** Milliseconds between attempts: doubled each time, from the first to the last. */
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 6 * 3_600_000
const MONTH_MS = 31 * 86_400_000

/** Milliseconds for which the same words are the same entry, as in our own backend. */
const SAME_FOR_MS = 10 * 60_000

type OutboxContent = Pick<OutboxEntry, 'collection' | 'fields' | 'details'>
type TakenEntry = Pick<OutboxEntry, 'reference' | 'receivedAt'>

/** By a hash of the form's key or of the words: a second press of the button gets the first one's reference. */
const takenLately = new Map<string, Promise<TakenEntry>>()

/** Entries that this process is sending. */
const sending = new Set<string>()
const instance = crypto.randomUUID()
/** Milliseconds since 1970. What an earlier process was sending when it ended is older. */
const startedAt = Date.now()

/**
 * Takes what a visitor sent to a backend that is not ours: it is on the disk before it is sent, and stays there until the
 * backend has taken it.
 *
 * @param key made for the form; without one, the same words are the same entry.
 * @throws {RequestError} when the disk does not take it: then nothing is promised.
 */
export function takeForForeignBackend(content: OutboxContent, key: string): Promise<TakenEntry> {
  const name = createHash('sha256')
    .update(key || JSON.stringify([content.collection, content.fields]))
    .digest('base64')
  const known = takenLately.get(name)
  if (known) return known
  const taking = take(content)
  takenLately.set(name, taking)
  taking.catch(() => takenLately.delete(name))
  setTimeout(() => takenLately.delete(name), SAME_FOR_MS).unref()
  return taking
}

async function take(content: OutboxContent): Promise<TakenEntry> {
  const receivedAt = new Date().toISOString()
  const reference = newReference(brand.referencePrefix)
  const entry: OutboxEntry = {
    ...content,
    reference,
    receivedAt,
    state: 'sending',
    attempts: 0,
    nextAt: Date.now(),
    reason: '',
  }
  sending.add(reference)
  try {
    await putEntry(entry)
    await attempt(entry)
  } finally {
    sending.delete(reference)
    await measureOutbox()
  }
  return { reference, receivedAt }
}

async function attempt(entry: OutboxEntry): Promise<void> {
  const result = await resultOf(entry)
  if (result.state === 'taken') return removeEntry(entry)
  const attempts = entry.attempts + 1
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
  await changeEntry({ ...entry, state: result.state, reason: result.reason, attempts, nextAt: Date.now() + wait })
  const { reference, collection } = entry
  log.error(
    { reference, collection, state: result.state, reason: result.reason },
    'the content backend has not taken it',
  )
  if (attempts === 1 || result.state === 'stuck') await tellOperator(result.state, collection)
}

/** A fault of ours must not lose the visitor's receipt: the entry is on the disk. */
async function resultOf(entry: OutboxEntry): Promise<SendResult> {
  try {
    return await sendEntry(entry)
  } catch (error) {
    log.error({ reference: entry.reference, error }, 'an entry of the outbox could not be sent')
    return { state: 'stuck', reason: 'sending it failed here' }
  }
}

function tellOperator(state: 'waiting' | 'stuck', collection: string): Promise<void> {
  const next =
    state === 'waiting'
      ? 'It is sent again by itself.'
      : 'Look at its reason in the folder outbox of DATA_DIR, and send it again or remove it (docs/guides/connect-a-strapi.md).'
  return alertOperator(
    env().ALERT_URL,
    `outbox-${state}`,
    `The content backend has not taken what a visitor sent to ${collection}. Nothing is lost: it is in the outbox of the site. ${next}`,
    instance,
  )
}

/** Sends what is due again, and erases what is older than it may be kept. */
export async function sendDueEntries(now = Date.now()): Promise<void> {
  for (const entry of await entries()) {
    if (sending.has(entry.reference)) continue
    if (now - Date.parse(entry.receivedAt) > keptFor(entry)) {
      log.warn({ reference: entry.reference }, 'an entry of the outbox was erased: its time is over')
      await removeEntry(entry)
    } else if (entry.state === 'sending') {
      // One of this process may have been taken since the files were read.
      if (Date.parse(entry.receivedAt) >= startedAt) continue
      const reason = 'the site ended while it was sent; look whether it was stored before it is sent again'
      await changeEntry({ ...entry, state: 'stuck', reason })
      await tellOperator('stuck', entry.collection)
    } else if (entry.state === 'waiting' && entry.nextAt <= now) {
      sending.add(entry.reference)
      try {
        await changeEntry({ ...entry, state: 'sending' })
        await attempt(entry)
      } finally {
        sending.delete(entry.reference)
      }
    }
  }
}

function keptFor({ collection }: OutboxEntry): number {
  const months = isLeadType(collection) ? leadRegistry[collection].retentionMonths : retention.enquiryMonths
  return months * MONTH_MS
}

/** Sets the metric to the entries of each state. */
async function measureOutbox(): Promise<void> {
  const all = await entries()
  for (const state of ['sending', 'waiting', 'stuck'] as const) {
    outboxGauge.set({ state }, all.filter((entry) => entry.state === state).length)
  }
}

/** Looks after the outbox as long as the process runs. */
export function startDeliveries(): void {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    try {
      // Asked here, so that no visitor waits for it.
      await isForeignBackend()
      await sendDueEntries()
      await measureOutbox()
    } catch (error) {
      log.error({ error }, 'the outbox could not be looked at')
    } finally {
      isBusy = false
    }
  }
  void look()
  setInterval(() => void look(), POLL_EVERY_MS).unref()
}
