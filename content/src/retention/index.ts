import type { Core } from '@strapi/strapi'
import { escalateOverdue } from '../leads/escalate'
import { enforceRetention } from './enforce'

const HOUR_MS = 3_600_000
const ESCALATE_EVERY_MS = 5 * 60_000

let timers: NodeJS.Timeout[] = []

/** Erases by the hour and looks for overdue leads every few minutes. */
export function startSchedules(strapi: Core.Strapi): void {
  const every = (ms: number, name: string, task: () => Promise<unknown>) => {
    const run = () => {
      task().catch((error: unknown) =>
        strapi.log.error(`${name} failed: ${error instanceof Error ? error.message : error}`),
      )
    }
    run()
    timers.push(setInterval(run, ms).unref())
  }
  every(HOUR_MS, 'erasing by schedule', () => enforceRetention(strapi))
  every(ESCALATE_EVERY_MS, 'looking for overdue leads', () => escalateOverdue(strapi))
}

export function stopSchedules(): void {
  for (const timer of timers) clearInterval(timer)
  timers = []
}
