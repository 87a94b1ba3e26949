import { timeOf } from '../../admin/times'
import type { ShownTask } from '../routes'

const DONE = { publish: 'published', 'take-down': 'taken down' } as const

/** A task in one line: `Will be published on 12 Nov 2026, 14:00 (Meera Rao)`. */
export function taskLine({ kind, state, by, madeAt, dueAt }: ShownTask): string {
  if (kind === 'review') {
    return state === 'returned' ? 'Sent back' : `Ready for review since ${timeOf(madeAt)} (${by})`
  }
  const what = DONE[kind]
  const when = `${timeOf(dueAt)} (${by})`
  switch (state) {
    case 'held':
      return `Held, was to be ${what} on ${when}`
    case 'refused':
      return `Was not ${what} on ${when}`
    case 'late':
      return `Late: should have been ${what} on ${when}; ask an administrator to look at “Undelivered” in the lead desk`
    default:
      return `Will be ${what} on ${when}`
  }
}

/** `Expired on 12 Nov 2026, 14:00`. */
export function expiredLine(since: string): string {
  return `Expired on ${timeOf(since)}`
}

/** A task in a few words, for a list. */
export function shortTaskLine({ kind, state, dueAt }: ShownTask): string {
  if (state === 'held') return 'Held'
  if (state === 'refused') return kind === 'publish' ? 'Not published' : 'Not taken down'
  if (kind === 'review') return state === 'returned' ? 'Sent back' : 'Ready for review'
  return `${kind === 'publish' ? 'Goes live' : 'Comes down'} ${timeOf(dueAt)}`
}

/** Whether the task waits for a person. */
export function needsSomebody({ state }: ShownTask): boolean {
  return state !== 'waiting'
}
