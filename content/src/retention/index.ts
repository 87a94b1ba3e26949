import type { Core } from '@strapi/strapi'
import { watchDisk } from '../alerts/watch-disk'
import { emptyBin } from '../history/bin'
import { escalateOverdue } from '../leads/escalate'
import { forgetImports } from '../sheets/imports'
import { checkAtNight } from '../site-check/check-at-night'
import { enforceRetention } from './enforce'

const HOUR_MS = 3_600_000
const ESCALATE_EVERY_MS = 5 * 60_000
const LOOK_AT_DISK_EVERY_MS = 60_000
const LOOK_AT_CLOCK_EVERY_MS = 10 * 60_000

let timers: NodeJS.Timeout[] = []

/**
 * Starts the schedules: every hour it erases what is due and empties the bin, every few minutes it looks for overdue
 * leads, every minute it checks the disk space, and once a night it checks the site.
 */
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
  every(HOUR_MS, 'emptying the bin', () => emptyBin(strapi))
  every(HOUR_MS, 'forgetting imports', () => forgetImports(strapi))
  every(ESCALATE_EVERY_MS, 'looking for overdue leads', () => escalateOverdue(strapi))
  every(LOOK_AT_DISK_EVERY_MS, 'looking at the disk', () => watchDisk(strapi))
  every(LOOK_AT_CLOCK_EVERY_MS, 'looking through the site', () => checkAtNight(strapi))
}

export function stopSchedules(): void {
  for (const timer of timers) clearInterval(timer)
  timers = []
}
