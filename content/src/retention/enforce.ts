import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type LeadType, leadRegistry, leadTypes, retention } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { incomingDir, settings } from '../../config/environment'
import { LEAD, type LeadRow, OUTBOX_JOB, RESUME, SUBSCRIPTION } from '../leads/rows'
import { erase } from '../leads/visitor'
import { monthsBefore } from '../leads/working-time'
import { removeWrittenMailsBefore } from '../mail/written-mails'
import { resumeFiles } from '../resumes/resume-files'
import { removeResume } from '../resumes/store'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Leads erased in one run, so that a large backlog does not block the server. */
const AT_A_TIME = 200

/** Erases data whose retention period is over. A step that is interrupted is repeated in the next run. */
export async function enforceRetention(strapi: Core.Strapi, now: Date = new Date()): Promise<{ erased: number }> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()
  let erased = 0
  for (const [months, types] of typesByRetention())
    erased += await eraseLeads(strapi, { type: { $in: types } }, monthsBefore(now, months))
  // Leads of a type that the registry no longer has are kept as long as an enquiry.
  erased += await eraseLeads(strapi, { type: { $notIn: leadTypes } }, monthsBefore(now, retention.enquiryMonths))

  const unclaimed = await strapi.db.query(RESUME).findMany({
    where: { lead: { $null: true }, uploadedAt: { $lt: ago(retention.unclaimedResumeHours * HOUR_MS) } },
  })
  for (const { key } of unclaimed) await removeResume(strapi, key)

  await strapi.db.query(SUBSCRIPTION).deleteMany({
    where: {
      $or: [
        { state: 'pending', askedAt: { $lt: ago(retention.unconfirmedDays * DAY_MS) } },
        // A subscription that ended is erased. A complaint is kept, so that nobody mails that address again.
        { state: 'unsubscribed', mailProblem: 'none' },
      ],
    },
  })
  await strapi.db.query(OUTBOX_JOB).deleteMany({
    where: { state: { $in: ['sent', 'cancelled'] }, updatedAt: { $lt: ago(retention.sentJobDays * DAY_MS) } },
  })
  await sweepFiles(strapi, now)
  await removeWrittenMailsBefore(new Date(now.getTime() - retention.writtenMailDays * DAY_MS))
  await emptyJournal(strapi)
  return { erased }
}

function typesByRetention(): Map<number, LeadType[]> {
  const byMonths = new Map<number, LeadType[]>()
  for (const type of leadTypes) {
    const months = leadRegistry[type].retentionMonths
    byMonths.set(months, [...(byMonths.get(months) ?? []), type])
  }
  return byMonths
}

async function eraseLeads(strapi: Core.Strapi, which: Record<string, unknown>, before: Date): Promise<number> {
  const due: LeadRow[] = await strapi.db.query(LEAD).findMany({
    where: { ...which, erasedAt: { $null: true }, lastExchangeAt: { $lt: before.toISOString() } },
    limit: AT_A_TIME,
  })
  for (const row of due) await erase(strapi, row, 'retention')
  return due.length
}

/** Removes files that a crash left behind: incomplete uploads, and résumés whose row was never written. */
async function sweepFiles(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const name of await readdir(incomingDir)) await removeIfOld(join(incomingDir, name), now)
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
