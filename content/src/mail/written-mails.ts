import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { mailDir } from '../../config/environment'
import type { Job } from '../outbox/jobs'
import { OUTBOX_JOB } from '../outbox/jobs'

/** File of a mail while no mail server is configured. */
export function writtenMailPath(messageId: string): string {
  return join(mailDir, `${messageId.replace(/[^\w.@-]/g, '')}.eml`)
}

/**
 * Removes the mail files about a lead from before its erasure.
 *
 * @param job the removal: messages of the lead with a higher number are about the erasure, and stay.
 * @throws while a mail is being sent that the erasure came too late to cancel.
 */
export async function removeWrittenMails(strapi: Core.Strapi, { id, lead }: Job): Promise<void> {
  const before: { messageId: string; state: string; lockedUntil: string }[] = await strapi.db
    .query(OUTBOX_JOB)
    .findMany({ where: { lead, kind: { $in: ['desk-mail', 'visitor-mail', 'desk-answer'] }, id: { $lt: id } } })
  for (const { messageId } of before) await rm(writtenMailPath(messageId), { force: true })
  if (before.some(({ state, lockedUntil }) => state === 'cancelled' && Number(lockedUntil) > Date.now())) {
    throw new Error('a mail of the lead is being sent still')
  }
}

/** Removes mail files older than a moment, also incomplete ones that a crash left. */
export async function removeWrittenMailsBefore(moment: Date): Promise<void> {
  for (const name of await readdir(mailDir)) {
    const path = join(mailDir, name)
    try {
      if ((await stat(path)).mtimeMs < moment.getTime()) await rm(path, { force: true })
    } catch (error) {
      // Another server has removed it already.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
