import { DAY_MS, mailboxOf } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import type { Alert } from '../alerts/alert'
import { raiseAlert } from '../alerts/raise'
import { countEvent } from '../event-counts/event-counts'

/** Mails to one mailbox within a day that anybody can cause by filling in a form. */
const MAILBOX_DAY_LIMIT = 5

/**
 * Whether a form may cause one more mail to a mailbox today. Nobody has confirmed the address: without a limit, the
 * forms would be a way to flood somebody. Call it within the transaction that adds the mail.
 */
export async function mayMailMailbox(strapi: Core.Strapi, email: string): Promise<boolean> {
  const count = await countEvent(strapi, { kind: 'mail', about: mailboxOf(email), windowMs: DAY_MS })
  if (count <= MAILBOX_DAY_LIMIT) return true
  const alerts = await countEvent(strapi, { kind: 'alert', about: 'mailbox-limit', windowMs: DAY_MS })
  if (alerts === 1) {
    await raiseAlert(strapi, {
      event: 'mailbox-limit',
      title: `A mailbox was to get more than ${MAILBOX_DAY_LIMIT} mails from forms within a day and gets no more today`,
      text: 'Perhaps somebody floods it by the forms. Leads are stored all the same: look in the lead desk for many with one address. This is told once a day, for all mailboxes together.',
    })
  }
  return false
}

/** Whether one more receipt may be mailed: neither its mailbox nor all together have had enough today. */
export async function mayMailReceipt(strapi: Core.Strapi, email: string): Promise<boolean> {
  if (!(await mayMailMailbox(strapi, email))) return false
  return isWithinDayLimit(strapi, settings.leads.receiptDayLimit, {
    event: 'receipt-limit',
    title: `${settings.leads.receiptDayLimit} receipts have been mailed within a day, and no more are`,
    text: 'Perhaps somebody mails strangers by the forms. Leads are stored all the same, and visitors see their receipt on the site. RECEIPT_DAY_LIMIT sets how many receipts are mailed within a day.',
  })
}

/** Counts an event against the limit of a day, and alerts the operator at the first one beyond it. */
export async function isWithinDayLimit(strapi: Core.Strapi, limit: number, alert: Alert): Promise<boolean> {
  const count = await countEvent(strapi, { kind: 'day', about: alert.event, windowMs: DAY_MS })
  if (count === limit + 1) await raiseAlert(strapi, alert)
  return count <= limit
}
