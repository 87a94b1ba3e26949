import { setTimeout as wait } from 'node:timers/promises'
import { DAY_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { type Job, type JobHandlers, jobKinds, OUTBOX_JOB, redactedMessage, retryDelay, Undeliverable } from './jobs'

/** How often the table is polled when no wake-up comes. */
const POLL_EVERY_MS = 2000
/**
 * A job is locked for this long, and the lock is renewed while the job is being performed. A lock that ran out means
 * that its process died.
 */
const LOCK_MS = 20_000
const RENEW_LOCK_EVERY_MS = 5_000
/** Jobs that one query returns. */
const MOST_PER_QUERY = 40
const TABLE = 'outbox_jobs'

export interface Worker {
  /** A job was added: poll now. */
  wake(): void
  stop(): Promise<void>
}

/**
 * Performs due jobs, in any number of processes at once. A process takes a job by a conditional update, so that no
 * other process has it. When a process dies, another takes its job after `LOCK_MS`. Delivery is therefore at least once:
 * a duplicate occurs only when a process dies between the receiver's acceptance and the update of the row, and it has
 * the same message id. Jobs of kinds without a handler stay for a server of a later version.
 *
 * @param onFailedForGood called when a job has used up its attempts, and again for each later one.
 */
export function startWorker(
  strapi: Core.Strapi,
  handlers: JobHandlers,
  onFailedForGood: (job: Job) => Promise<void>,
): Worker {
  const stopping = new AbortController()
  /** By kind: the attempts that are under way. */
  const lanes = new Map(jobKinds.map((kind) => [kind, new Set<Promise<void>>()]))
  let pause = new AbortController()
  let woken = false

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false
      const started = await startDue().catch((error: unknown) => {
        if (!stopping.signal.aborted) strapi.log.error(`the outbox could not be read: ${redactedMessage(error)}`)
        return 0
      })
      if (started > 0 || woken || stopping.signal.aborted) continue
      pause = new AbortController()
      // A wake-up aborts the wait; that is no error.
      await wait(POLL_EVERY_MS, undefined, { signal: pause.signal }).catch(() => undefined)
    }
    await Promise.all([...lanes.values()].flatMap((lane) => [...lane]))
  }

  function wake(): void {
    woken = true
    pause.abort()
  }

  const hasRoom = (kind: Job['kind']) => (lanes.get(kind)?.size ?? 0) < handlers[kind].atOnce

  /** Starts what is due, as far as the lanes have room, and does not wait for its end. */
  async function startDue(): Promise<number> {
    const now = Date.now()
    const due: { id: number; kind: Job['kind'] }[] = await strapi.db
      .connection(TABLE)
      .select('id', 'kind')
      .where('state', 'waiting')
      .whereIn('kind', jobKinds.filter(hasRoom))
      .where('due_at', '<=', now)
      .where('locked_until', '<', now)
      .orderBy('due_at')
      .limit(MOST_PER_QUERY)
    let started = 0
    for (const { id, kind } of due) {
      if (stopping.signal.aborted || !hasRoom(kind)) continue
      const job = await take(id)
      if (job === null) continue
      started += 1
      const lane = lanes.get(kind)
      const underWay = attempt(job)
        // The database is away: the lock of the job runs out, and it is tried again.
        .catch((error: unknown) => {
          strapi.log.error(`outbox job ${id} was left: ${redactedMessage(error)}`)
        })
        .finally(() => {
          lane?.delete(underWay)
          wake()
        })
      lane?.add(underWay)
    }
    return started
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
    const renewal = setInterval(() => {
      // A failed renewal does no harm yet: at worst another process sends a duplicate with the same id.
      updateJob(job.id, { locked_until: Date.now() + LOCK_MS }).catch((error: unknown) =>
        strapi.log.warn(redactedMessage(error)),
      )
    }, RENEW_LOCK_EVERY_MS)
    try {
      await performInTime(job)
      clearInterval(renewal)
      await updateJob(job.id, { state: 'sent', sent_at: new Date(), last_error: null })
    } catch (error) {
      clearInterval(renewal)
      await noteFailure(job, error)
    }
  }

  /** @throws when the attempt fails, or takes longer than its kind may. */
  async function performInTime(job: Job): Promise<void> {
    const { perform, limitMs } = handlers[job.kind]
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new Error(`it did not end within ${limitMs / 1000} seconds`)), limitMs)
    const tooLate = new Promise<never>((_resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason))
    })
    try {
      await Promise.race([perform(job, limit.signal), tooLate])
    } finally {
      clearTimeout(timer)
    }
  }

  async function noteFailure(job: Job, error: unknown): Promise<void> {
    const { isTriedUntilDone, putAside } = handlers[job.kind]
    const next = error instanceof Undeliverable ? null : retryDelay(job.attempts)
    const delay = next ?? (isTriedUntilDone ? DAY_MS : null)
    const cause = redactedMessage(error)
    strapi.log.warn(`outbox job ${job.id} (${job.kind}) failed, attempt ${job.attempts}: ${cause}`)
    if (delay !== null) {
      await updateJob(job.id, { due_at: Date.now() + delay, locked_until: 0, last_error: cause })
      if (next === null) await onFailedForGood(job)
      return
    }
    await strapi.db.transaction(async () => {
      await strapi.db.query(OUTBOX_JOB).updateMany({
        where: { id: job.id, state: 'waiting' },
        data: { state: 'dead', lockedUntil: '0', lastError: cause, updatedAt: new Date() },
      })
      await putAside?.(job)
    })
    await onFailedForGood(job)
  }

  async function updateJob(id: number, values: Record<string, unknown>): Promise<void> {
    await strapi.db
      .connection(TABLE)
      .where({ id, state: 'waiting' })
      .update({ ...values, updated_at: new Date() })
  }

  const running = run()
  return {
    wake,
    async stop() {
      stopping.abort()
      pause.abort()
      await running
    },
  }
}

interface RawJob {
  id: number
  kind: Job['kind']
  lead: string | null
  subscription: number | null
  detail: unknown
  attempts: number
  message_id: string
}

/** PostgreSQL returns JSON as an object, SQLite as text. */
function readJob(raw: RawJob | undefined): Job | null {
  if (!raw) return null
  const detail: unknown = typeof raw.detail === 'string' ? JSON.parse(raw.detail) : raw.detail
  return {
    id: raw.id,
    kind: raw.kind,
    lead: raw.lead,
    subscription: raw.subscription,
    detail: (detail ?? {}) as Record<string, string>,
    attempts: raw.attempts,
    messageId: raw.message_id,
  }
}
