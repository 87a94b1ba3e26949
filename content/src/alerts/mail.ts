import { settings } from '../../config/environment'
import type { Mail } from '../mail/transport'
import type { Alert } from './alert'

export function alertMail({ title, text }: Pick<Alert, 'title' | 'text'>): Omit<Mail, 'messageId'> {
  return { to: settings.alerts.email, subject: `Alert: ${title}`, text: `${title}.\n\n${text}\n` }
}
