import type { Core } from '@strapi/strapi'
import { settings } from '../../config/environment'
import { createMailTransport } from '../mail/transport'
import { enqueue } from '../outbox/enqueue'
import { redactedMessage } from '../outbox/jobs'
import { type Alert, alertMail, postAlert } from './alert'

/** Alerts the operator by mail, and by webhook when one is set. Both go through the outbox, so that neither is lost. */
export async function raiseAlert(strapi: Core.Strapi, alert: Alert): Promise<void> {
  strapi.log.error(`alert: ${alert.title}`)
  const detail = { ...alert }
  try {
    await enqueue(strapi, { kind: 'alert', detail })
    if (settings.alerts.url) await enqueue(strapi, { kind: 'alert-hook', detail })
  } catch (error) {
    // The fault may be the very reason why nothing can be written.
    strapi.log.error(`an alert could not be written down and is sent at once: ${redactedMessage(error)}`)
    await sendAtOnce(strapi, alert)
  }
}

async function sendAtOnce(strapi: Core.Strapi, alert: Alert): Promise<void> {
  const transport = createMailTransport()
  const messageId = `<alert.${alert.event}.${Date.now()}@${new URL(settings.siteUrl).hostname}>`
  // `postAlert` does nothing where no webhook is set.
  const sent = await Promise.allSettled([transport.send({ ...alertMail(alert), messageId }), postAlert(alert)])
  transport.close()
  for (const one of sent) {
    if (one.status === 'rejected') strapi.log.error(`an alert could not be sent: ${redactedMessage(one.reason)}`)
  }
}
