import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS, type LeadType, leadRegistry, leadTypes, retention } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { incomingDir, settings } from '../../config/environment'
import { eraseFollowers } from '../follows/erase-followers'
import { erase } from '../leads/lead-state'
import { LEAD, type LeadRow, RESUME, SUBSCRIPTION } from '../leads/rows'
import { monthsBefore } from '../leads/working-time'
import { removeWrittenMailsBefore } from '../mail/written-mails'
import { OUTBOX_JOB } from '../outbox/jobs'
import { resumeFiles } from '../resumes/resume-files'
import { forgetResume } from '../resumes/store'
import type { RegularStep } from './run-steps'

/** Leads erased in one run, so that a large backlog does not block the server. */
const AT_A_TIME = 200

/** What is erased when its time is over. A step that fails is repeated in the next run, and holds up no other. */
export function retentionSteps(strapi: Core.Strapi, now: Date = new Date()): RegularStep[] {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  return [
    ['erasing leads', () => eraseDueLeads(strapi, now)],
    [
      'removing résumés without an application',
      async () => {
        const uploadedAt = { $lt: ago(retention.unclaimedResumeHours * HOUR_MS) }
        const unclaimed: { key: string }[] = await strapi.db
          .query(RESUME)
          .findMany({ where: { lead: { $null: true }, uploadedAt } })
        for (const { key } of unclaimed) await forgetResume(strapi, key, null)
      },
    ],
    ['erasing subscriptions', () => strapi.db.query(SUBSCRIPTION).deleteMany({ where: leftOrUnconfirmed(now) })],
    ['erasing followers', () => eraseFollowers(strapi, leftOrUnconfirmed(now))],
    ['erasing records of messages', () => eraseDoneJobs(strapi, ago(retention.sentJobDays * DAY_MS))],
    ['removing incomplete uploads', () => sweepIncoming(now)],
    ['removing résumés that no row names', () => sweepResumes(strapi, now)],
    [
      'removing written mails',
      () => removeWrittenMailsBefore(new Date(now.getTime() - retention.writtenMailDays * DAY_MS)),
    ],
    ['emptying the journal of SQLite', () => emptyJournal(strapi)],
  ]
}

/** Addresses that were never confirmed, or left. A complaint is kept, so that nobody mails that address again. */
function leftOrUnconfirmed(now: Date) {
  const before = new Date(now.getTime() - retention.unconfirmedDays * DAY_MS).toISOString()
  return {
    $or: [
      { state: 'pending', askedAt: { $lt: before } },
      { state: 'unsubscribed', mailProblem: 'none' },
    ],
  }
}

async function eraseDueLeads(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const [months, types] of typesByRetention())
    await eraseLeads(strapi, { type: { $in: types } }, monthsBefore(now, months))
  // Leads of a type that the registry no longer has are kept as long as an enquiry.
  await eraseLeads(strapi, { type: { $notIn: leadTypes } }, monthsBefore(now, retention.enquiryMonths))
}

/** A planned job may have waited for months: what counts is when it was done. Cancelling sets the time of the change. */
async function eraseDoneJobs(strapi: Core.Strapi, before: string): Promise<void> {
  await strapi.db.query(OUTBOX_JOB).deleteMany({
    where: {
      $or: [
        { state: 'sent', sentAt: { $lt: before } },
        { state: 'cancelled', updatedAt: { $lt: before } },
      ],
    },
  })
}

function typesByRetention(): Map<number, LeadType[]> {
  const byMonths = new Map<number, LeadType[]>()
  for (const type of leadTypes) {
    const months = leadRegistry[type].retentionMonths
    byMonths.set(months, [...(byMonths.get(months) ?? []), type])
  }
  return byMonths
}

async function eraseLeads(strapi: Core.Strapi, which: Record<string, unknown>, before: Date): Promise<void> {
  const due: Pick<LeadRow, 'reference'>[] = await strapi.db.query(LEAD).findMany({
    select: ['reference'],
    where: { ...which, erasedAt: { $null: true }, lastExchangeAt: { $lt: before.toISOString() } },
    limit: AT_A_TIME,
  })
  for (const { reference } of due) await erase(strapi, reference, 'retention')
}

/** Removes incomplete uploads that a crash left behind. */
async function sweepIncoming(now: Date): Promise<void> {
  for (const name of await readdir(incomingDir)) await removeIfOld(join(incomingDir, name), now)
}

/** Removes résumés whose row was never written, because of a crash. */
async function sweepResumes(strapi: Core.Strapi, now: Date): Promise<void> {
  for await (const key of resumeFiles.keysBefore(new Date(now.getTime() - HOUR_MS))) {
    const known = await strapi.db.query(RESUME).findOne({ where: { key }, select: ['id'] })
    if (!known) await resumeFiles.remove(key)
  }
}

async function removeIfOld(path: string, now: Date): Promise<void> {
  try {
    if (now.getTime() - (await stat(path)).mtimeMs > HOUR_MS) await rm(path, { force: true })
  } catch (error) {
    // Another server, or an upload that has just ended, removed it first.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/**
 * The write-ahead log of SQLite still contains erased data. A checkpoint overwrites the data in the database file and
 * empties the log. When a reader prevents it, the next run repeats it.
 */
async function emptyJournal(strapi: Core.Strapi): Promise<void> {
  if (settings.databaseUrl === null) await strapi.db.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)')
}
