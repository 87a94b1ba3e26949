import type { RegisteredProject } from './find-registrations'

type Ended = 'Completed' | 'Lapsed' | 'Ran out'

/**
 * How a registration whose term is over ended; `null` while it runs or when its term is unknown. Only a project that
 * can be moved into is surely complete, and only one still to be built surely lost its registration: that all of it is
 * sold tells neither.
 *
 * @param today `YYYY-MM-DD`; on its last day a registration still runs.
 */
export function endOf({ validUntil, project }: Pick<RegisteredProject, 'validUntil' | 'project'>, today: string) {
  if (validUntil === '' || validUntil >= today) return null
  return endings[project.status]
}

const endings: Readonly<Record<RegisteredProject['project']['status'], Ended>> = {
  'Ready to move in': 'Completed',
  'Under construction': 'Lapsed',
  'New launch': 'Lapsed',
  'Sold out': 'Ran out',
}
