export const OUTBOX_JOB = 'api::outbox-job.outbox-job'

/** The kinds of jobs in the outbox: messages to other systems, planned actions, and removals of files. */
export const jobKinds = [
  'desk-mail',
  'desk-hook',
  'follow-up',
  'visitor-mail',
  'desk-answer',
  'crm',
  'hr-candidate',
  'hr-resume',
  'newsletter-confirm',
  'newsletter-welcome',
  'follow-confirm',
  'follow-look',
  'follow-mail',
  'alert',
  'alert-hook',
  'record-task',
  'editor-mail',
  'invitation',
  'content-import',
  'resume-removal',
  'mail-removal',
] as const
export type JobKind = (typeof jobKinds)[number]

/** Jobs for a later time, perhaps in months: they say nothing about delays. */
export const plannedKinds: readonly JobKind[] = ['record-task', 'follow-up', 'follow-look']

/** A row of `outbox_jobs` as the worker takes it. */
export interface Job {
  id: number
  kind: JobKind
  /** Reference of a lead. */
  lead: string | null
  /** Id of a newsletter subscription, or of a follower. */
  subscription: number | null
  detail: Record<string, string>
  /** Number of attempts, including this one. */
  attempts: number
  /** The same in every attempt, so that a receiver can detect a duplicate. */
  messageId: string
}

/** How jobs of one kind are performed. Each kind has a lane of its own: one that hangs delays no other. */
export interface JobHandler {
  /** @param signal ends when the attempt has taken `limitMs`. */
  perform(job: Job, signal: AbortSignal): Promise<void>
  /** Jobs of the kind that one server performs at the same time. */
  atOnce: number
  /** An attempt that takes longer has failed. */
  limitMs: number
  /** Never put aside: after the last pause it is tried once a day until it succeeds. */
  isTriedUntilDone?: boolean
  /** Called in the transaction that puts a job aside after its last attempt. */
  putAside?(job: Job): Promise<void>
}

/** The handlers of some kinds; `JobKind` alone means all of them. */
export type JobHandlers<Kind extends JobKind = JobKind> = Readonly<Record<Kind, JobHandler>>

/** A retry cannot help; the job becomes dead at once. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable'
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/**
 * Pauses after the first, second, … failed attempt. After the last one the job is dead until an editor sends it again.
 */
const PAUSES = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR]

/**
 * @param attempts number of failed attempts.
 * @returns milliseconds to wait, with some randomness so that a server that comes back does not get all retries at
 * once; `null` after the last attempt.
 */
export function retryDelay(attempts: number, random: number = Math.random()): number | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : Math.round(pause * (0.85 + 0.3 * random))
}

/** The error message without any address. */
export function redactedMessage(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  const text = error instanceof Error ? `${error.message}${cause}` : String(error)
  return (
    text
      // First, because the expressions take long for a long text; at last, because the column of a row holds no more.
      .slice(0, 2_000)
      .replace(/[^\s<>@"']+@[^\s<>@"']+/g, '(address)')
      .replace(/\s+/g, ' ')
      .slice(0, 250)
  )
}
