import { timeOf } from '../lead-desk/words'

/** A planned or requested change of a record, as the backend returns it (`src/planning/routes.ts`). */
export interface PanelTask {
  kind: 'review' | 'publish' | 'take-down'
  state: 'waiting' | 'held' | 'refused' | 'returned' | 'late'
  by: string
  isOwn: boolean
  madeAt: string
  dueAt: string | null
  note: string | null
}

/** A record that has expired, as the home page lists it. */
export interface HomeExpired {
  path: string
  title: string
  typeName: string
  since: string
}

export interface HomeTask extends PanelTask {
  path: string
  title: string
  typeName: string
}

const DONE = { publish: 'published', 'take-down': 'taken down' } as const

/** A task in one line: `Will be published on 12 Nov 2026, 14:00 (Meera Rao)`. */
export function taskLine({ kind, state, by, madeAt, dueAt }: PanelTask): string {
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
export function shortTaskLine({ kind, state, dueAt }: PanelTask): string {
  if (state === 'held') return 'Held'
  if (state === 'refused') return kind === 'publish' ? 'Not published' : 'Not taken down'
  if (kind === 'review') return state === 'returned' ? 'Sent back' : 'Ready for review'
  return `${kind === 'publish' ? 'Goes live' : 'Comes down'} ${timeOf(dueAt)}`
}

/** Whether the task waits for a person. */
export function needsSomebody({ state }: PanelTask): boolean {
  return state !== 'waiting'
}
