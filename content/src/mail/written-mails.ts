import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { mailDir } from '../../config/environment'
import { OUTBOX_JOB } from '../leads/rows'

/** File of a mail while no mail server is configured. */
export function writtenMailPath(messageId: string): string {
  return join(mailDir, `${messageId.replace(/[^\w.@-]/g, '')}.eml`)
}

/** Removes the mail files about a lead. */
export async function removeWrittenMails(strapi: Core.Strapi, reference: string): Promise<void> {
  const sent: { messageId: string }[] = await strapi.db.query(OUTBOX_JOB).findMany({
    where: { lead: reference, kind: { $in: ['desk-mail', 'visitor-mail', 'desk-answer'] }, state: 'sent' },
  })
  for (const { messageId } of sent) await rm(writtenMailPath(messageId), { force: true })
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
