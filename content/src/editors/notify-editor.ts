import type { Core } from '@strapi/strapi'
import type { MailTransport } from '../mail/transport'
import { enqueue } from '../outbox/enqueue'
import type { JobHandlers } from '../outbox/jobs'

/** A mail to an editor. */
interface EditorMail {
  subject: string
  text: string
}

/**
 * Adds a mail to an editor to the outbox, in the same transaction as the event it reports. The job holds the editor's
 * id only; the address is read when the mail is sent. Without an editor no mail is sent.
 */
export async function notifyEditor(strapi: Core.Strapi, editor: number | null, mail: EditorMail): Promise<void> {
  if (editor === null) return
  await enqueue(strapi, { kind: 'editor-mail', detail: { editor: String(editor), ...mail } })
}

/** No mail goes to an account that was deleted or deactivated. */
export function editorMailJobs(strapi: Core.Strapi, transport: MailTransport): JobHandlers<'editor-mail'> {
  return {
    'editor-mail': {
      atOnce: 2,
      limitMs: 60_000,
      async perform({ detail, messageId }) {
        const account: { email: string; isActive: boolean; blocked: boolean | null } | null = await strapi.db
          .query('admin::user')
          .findOne({ where: { id: Number(detail.editor) }, select: ['email', 'isActive', 'blocked'] })
        if (!account?.isActive || account.blocked) return
        const text = `${String(detail.text)}\n`
        await transport.send({ to: account.email, subject: String(detail.subject), text, messageId })
      },
    },
  }
}
