import { formatDate } from '@/ui/date/format-date'
import { keepTogether } from '@/ui/text/keep-together'
import type { RegisteredProject } from './find-registrations'

type Ended = 'Completed' | 'Lapsed' | 'Expired'

/** Until when a registration runs or ran, in words. */
export interface Term {
  label: 'Valid until' | 'Expired on'
  /** A day; empty when the backend names none. */
  day: string
  /** How a registration whose term is over ended; `null` while it runs or when its term is unknown. */
  ended: Ended | null
}

/**
 * The term of a registration. Of those that are over, only a project that can be moved into is surely complete, and only
 * one still to be built surely lost its registration: that all of it is sold tells neither.
 *
 * @param today `YYYY-MM-DD`; on its last day a registration still runs.
 */
export function termOf(
  { validUntil, project }: Pick<RegisteredProject, 'validUntil' | 'project'>,
  today: string,
): Term {
  const over = validUntil !== '' && validUntil < today
  return {
    label: over ? 'Expired on' : 'Valid until',
    day: keepTogether(formatDate(validUntil)),
    ended: over ? endings[project.status] : null,
  }
}

const endings: Readonly<Record<RegisteredProject['project']['status'], Ended>> = {
  'Ready to move in': 'Completed',
  'Under construction': 'Lapsed',
  'New launch': 'Lapsed',
  'Sold out': 'Expired',
}
