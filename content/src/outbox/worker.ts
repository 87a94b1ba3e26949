import { setTimeout as wait } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { type Job, jobKinds, redactedMessage, retryDelay, Undeliverable } from './jobs'

/** How often the table is polled when no wake-up comes. */
const LOOK_EVERY_MS = 2000
/**
 * A job is locked for this long, and the lock is renewed while the job is being sent. A lock that ran out means that
 * its process died.
 */
const LOCK_MS = 20_000
const HOLD_ON_EVERY_MS = 5_000
const AT_ONCE = 4
const TABLE = 'outbox_jobs'

export type Deliver = (job: Job) => Promise<void>

export interface Worker {
  /** A job was added: poll now. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Sends due jobs, in any number of processes at once. A process takes a job by a conditional update, so that no other
 * process has it. When a process dies, another takes its job after `LOCK_MS`. Delivery is therefore at least once: a
 * duplicate occurs only when a process dies between the receiver's acceptance and the update of the row, and it has the
 * same message id.
 */
export function startWorker(strapi: Core.Strapi, deliver: Deliver, onDead: (job: Job) => Promise<void>): Worker {
  const stopping = new AbortController()
  let nap = new AbortController()
  let woken = false

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false
      const sent = await sendDue().catch((error: unknown) => {
        if (!stopping.signal.aborted) strapi.log.error(`the outbox could not be read: ${redactedMessage(error)}`)
        return 0
      })
      if (sent > 0 || woken || stopping.signal.aborted) continue
      nap = new AbortController()
      // A wake-up aborts the wait; that is no error.
      await wait(LOOK_EVERY_MS, undefined, { signal: nap.signal }).catch(() => undefined)
    }
  }

  async function sendDue(): Promise<number> {
    const now = Date.now()
    const due: { id: number }[] = await strapi.db
      .connection(TABLE)
      .select('id')
      .where('state', 'waiting')
      .where('due_at', '<=', now)
      .where('locked_until', '<', now)
      .orderBy('due_at')
      .limit(40)
    let sent = 0
    const queue = due.map(({ id }) => id)
    const hand = async () => {
      for (let id = queue.shift(); id !== undefined && !stopping.signal.aborted; id = queue.shift()) {
        const job = await take(id)
        if (job === null) continue
        sent += 1
        await attempt(job)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, hand))
    return sent
  }

  async function take(id: number): Promise<Job | null> {
    const now = Date.now()
    const taken: number = await strapi.db
      .connection(TABLE)
      .where({ id, state: 'waiting' })
      .where('locked_until', '<', now)
      .increment('attempts', 1)
      .update({ locked_until: now + LOCK_MS })
    return taken === 1 ? readJob(await strapi.db.connection(TABLE).where({ id }).first()) : null
  }

  async function attempt(job: Job): Promise<void> {
    const holding = setInterval(() => {
      // A failed renewal does no harm yet: at worst another process sends a duplicate with the same id.
      note(job.id, { locked_until: Date.now() + LOCK_MS }).catch((error: unknown) =>
        strapi.log.warn(redactedMessage(error)),
      )
    }, HOLD_ON_EVERY_MS)
    try {
      await deliver(job)
      clearInterval(holding)
      await note(job.id, { state: 'sent', sent_at: new Date(), last_error: null })
    } catch (error) {
      clearInterval(holding)
      const pause = error instanceof Undeliverable ? null : retryDelay(job.attempts)
      const cause = redactedMessage(error)
      strapi.log.warn(`outbox job ${job.id} (${job.kind}) failed, attempt ${job.attempts}: ${cause}`)
      if (pause !== null) {
        return note(job.id, { due_at: Date.now() + pause, locked_until: 0, last_error: cause })
      }
      await note(job.id, { state: 'dead', locked_until: 0, last_error: cause })
      await onDead(job)
    }
  }

  async function note(id: number, values: Record<string, unknown>): Promise<void> {
    await strapi.db.connection(TABLE).where({ id, state: 'waiting' }).update(values)
  }

  const running = run()
  return {
    wake() {
      woken = true
      nap.abort()
    },
    async stop() {
      stopping.abort()
      nap.abort()
      await running
    },
  }
}

interface RawJob {
  id: number
  kind: string
  lead: string | null
  subscription: number | null
  detail: unknown
  attempts: number
  message_id: string
}

/** PostgreSQL returns JSON as an object, SQLite as text. */
function readJob(raw: RawJob | undefined): Job | null {
  const kind = jobKinds.find((known) => known === raw?.kind)
  if (!raw || !kind) return null
  const detail: unknown = typeof raw.detail === 'string' ? JSON.parse(raw.detail) : raw.detail
  return {
    id: raw.id,
    kind,
    lead: raw.lead,
    subscription: raw.subscription,
    detail: (detail ?? {}) as Record<string, string>,
    attempts: raw.attempts,
    messageId: raw.message_id,
  }
}
