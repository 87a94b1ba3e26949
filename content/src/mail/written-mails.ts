import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { mailDir } from '../../config/environment'
import { OUTBOX_JOB } from '../leads/rows'

/** Where a mail is written while there is no mail server. */
export function writtenMailPath(messageId: string): string {
  return join(mailDir, `${messageId.replace(/[^\w.@-]/g, '')}.eml`)
}

/** Removes the mails that were written about a lead so far. */
export async function removeWrittenMails(strapi: Core.Strapi, reference: string): Promise<void> {
  const sent: { messageId: string }[] = await strapi.db
    .query(OUTBOX_JOB)
    .findMany({ where: { lead: reference, kind: { $in: ['desk-mail', 'visitor-mail'] }, state: 'sent' } })
  for (const { messageId } of sent) await rm(writtenMailPath(messageId), { force: true })
}

/** Removes what was written before a moment, drafts of a crash too. */
export async function removeWrittenMailsBefore(moment: Date): Promise<void> {
  for (const name of await readdir(mailDir)) {
    const path = join(mailDir, name)
    try {
      if ((await stat(path)).mtimeMs < moment.getTime()) await rm(path, { force: true })
    } catch (error) {
      // Another server was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
