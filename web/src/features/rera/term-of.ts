import { formatDate } from '@/ui/date/format-date'
import { keepTogether } from '@/ui/text/keep-together'
import type { RegisteredProject } from './find-registrations'

type Ended = 'Completed' | 'Lapsed' | 'Expired'

/** The term of a registration in words. */
export interface Term {
  label: 'Valid until' | 'Expired on'
  /** A date; empty when the backend has none. */
  day: string
  /** How the registration ended; `null` while it is valid or when its term is unknown. */
  ended: Ended | null
}

/**
 * The term of a registration. After its end, only a project that is ready to move into is certainly completed, and only
 * one that is still under construction has certainly lost its registration; a project that is sold out may be either.
 *
 * @param today `YYYY-MM-DD`; a registration is still valid on its last day.
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
