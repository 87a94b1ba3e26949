import { settings } from '../../config/environment'
import type { MailTransport, UnsentMail } from '../mail/transport'
import type { Job, JobHandlers } from '../outbox/jobs'
import { postJson } from '../outbox/post-json'

const TIMEOUT_MS = 15_000

/**
 * Something that an operator must look at. It contains no visitor's words and no address, because it goes to chats and
 * mailboxes.
 */
export interface Alert {
  event:
    | 'dead-letter'
    | 'disk-full'
    | 'disk-free-again'
    | 'newsletter-limit'
    | 'receipt-limit'
    | 'mailbox-limit'
    | 'site-check'
    | 'schedule'
  /** One line that says what is wrong. */
  title: string
  /** What it means and how to correct it. */
  text: string
}

/**
 * Posts `{ event, text }` to the operator's webhook; chats show `text` as it is. Does nothing when no webhook is set.
 */
export async function postAlert({ event, title, text }: Alert): Promise<void> {
  const { url } = settings.alerts
  if (url === null) return
  const body = JSON.stringify({ event, text: `${title}. ${text}` })
  await postJson('the webhook for alerts', url, body, { signal: AbortSignal.timeout(TIMEOUT_MS) })
}

export function alertMail({ title, text }: Pick<Alert, 'title' | 'text'>): UnsentMail {
  return { to: settings.alerts.email, subject: `Alert: ${title}`, text: `${title}.\n\n${text}\n` }
}

export function alertJobs(transport: MailTransport): JobHandlers<'alert' | 'alert-hook'> {
  // `raiseAlert` stores a whole alert as the detail of its job.
  const alertOf = ({ detail }: Job) => detail as unknown as Alert
  return {
    alert: {
      atOnce: 2,
      limitMs: 60_000,
      perform: (job) => transport.send({ ...alertMail(alertOf(job)), messageId: job.messageId }),
    },
    'alert-hook': { atOnce: 2, limitMs: 30_000, perform: (job) => postAlert(alertOf(job)) },
  }
}
