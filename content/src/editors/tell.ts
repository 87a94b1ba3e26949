import type { Core } from '@strapi/strapi'
import type { Mail } from '../mail/transport'
import { enqueue } from '../outbox/enqueue'
import type { Job } from '../outbox/jobs'

/** What an editor is told by mail. */
export interface EditorLetter {
  subject: string
  text: string
}

/**
 * Writes a mail to an editor down, within the transaction of what it tells. The job has their number alone; where it
 * goes is read when it leaves. Nobody is told of what the server did for nobody.
 */
export async function tellEditor(strapi: Core.Strapi, editor: number | null, letter: EditorLetter): Promise<void> {
  if (editor === null) return
  await enqueue(strapi, { kind: 'editor-mail', detail: { editor: String(editor), ...letter } })
}

/** @returns null when the account is gone or switched off. */
export async function editorMail(strapi: Core.Strapi, { detail }: Job): Promise<Omit<Mail, 'messageId'> | null> {
  const account: { email: string; isActive: boolean; blocked: boolean | null } | null = await strapi.db
    .query('admin::user')
    .findOne({ where: { id: Number(detail.editor) }, select: ['email', 'isActive', 'blocked'] })
  if (!account?.isActive || account.blocked) return null
  return { to: account.email, subject: String(detail.subject), text: `${String(detail.text)}\n` }
}
