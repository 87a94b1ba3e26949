import { HOUR_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { watchDisk } from '../alerts/watch-disk'
import { eraseOldSearches } from '../empty-searches/empty-searches'
import { eraseOldCounts } from '../event-counts/event-counts'
import { emptyBin } from '../history/bin'
import { emptyReplaced } from '../history/replaced-files'
import { escalateOverdue } from '../leads/escalate'
import { forgetLeftRecords } from '../presence/open-records'
import { endDeadImports, forgetImports } from '../sheets/imports'
import { checkAtNight } from '../site-check/check-at-night'
import { retentionSteps } from './enforce'
import { type RegularStep, runSteps } from './run-steps'

const ESCALATE_EVERY_MS = 5 * 60_000
const FORGET_LEFT_EVERY_MS = 60_000
const LOOK_AT_DISK_EVERY_MS = 60_000
const LOOK_AT_CLOCK_EVERY_MS = 10 * 60_000

let timers: NodeJS.Timeout[] = []

/**
 * Starts the schedules: every hour it erases what is due and empties the bin, every few minutes it looks for overdue
 * leads, every minute it checks the disk space and forgets who has closed a form, and once a night it checks the site.
 */
export function startSchedules(strapi: Core.Strapi): void {
  const every = (ms: number, stepsNow: () => readonly RegularStep[]) => {
    const run = () => void runSteps(strapi, stepsNow())
    run()
    timers.push(setInterval(run, ms).unref())
  }
  every(HOUR_MS, () => [
    ...retentionSteps(strapi),
    ['erasing old counts', () => eraseOldCounts(strapi)],
    ['erasing old searches', () => eraseOldSearches(strapi)],
    ['emptying the bin', () => emptyBin(strapi)],
    ['emptying the bin of files', () => emptyReplaced(strapi)],
    ['forgetting imports', () => forgetImports(strapi)],
    ['ending imports that cannot go on', () => endDeadImports(strapi)],
  ])
  every(ESCALATE_EVERY_MS, () => [['looking for overdue leads', () => escalateOverdue(strapi)]])
  every(FORGET_LEFT_EVERY_MS, () => [['forgetting who had a record open', () => forgetLeftRecords(strapi)]])
  every(LOOK_AT_DISK_EVERY_MS, () => [['looking at the disk', () => watchDisk(strapi)]])
  every(LOOK_AT_CLOCK_EVERY_MS, () => [['looking through the site', () => checkAtNight(strapi)]])
}

export function stopSchedules(): void {
  for (const timer of timers) clearInterval(timer)
  timers = []
}
