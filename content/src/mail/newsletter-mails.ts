import {
  LINK_PARAMETER,
  NEWSLETTER_CONFIRM_PAGE,
  NEWSLETTER_PREFERENCES_PAGE,
  NEWSLETTER_UNSUBSCRIBE_PATH,
} from '@ashlar/contract'
import { settings } from '../../config/environment'
import { signedToken } from '../leads/secrets'
import { letterTextOf, type MailTexts, subjectOf } from './texts'
import type { Mail } from './transport'

type Words = Omit<Mail, 'messageId'>

/** Signs a subscriber's link. Only somebody who reads the mailbox has it. */
export function subscriptionTokenOf(id: number): string {
  return signedToken('newsletter link', `n${id}`)
}

function withdrawHeaders(unsubscribe: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

interface Subscription {
  id: number
  subscribedEmail: string
}

export function confirmMail(subscription: Subscription, texts: MailTexts): Words {
  return newsletterMail(subscription, texts, {
    page: NEWSLETTER_CONFIRM_PAGE,
    subject: texts.confirmSubject,
    text: texts.confirmText,
  })
}

export function welcomeMail(subscription: Subscription, texts: MailTexts): Words {
  return newsletterMail(subscription, texts, {
    page: NEWSLETTER_PREFERENCES_PAGE,
    subject: texts.welcomeSubject,
    text: texts.welcomeText,
  })
}

function newsletterMail(
  { id, subscribedEmail }: Subscription,
  texts: MailTexts,
  { page, subject, text }: { page: string; subject: string; text: string },
): Words {
  const query = `?${LINK_PARAMETER}=${encodeURIComponent(subscriptionTokenOf(id))}`
  const values = { link: settings.siteUrl + page + query, site: settings.siteUrl }
  return {
    to: subscribedEmail,
    subject: subjectOf(subject, values),
    headers: withdrawHeaders(settings.siteUrl + NEWSLETTER_UNSUBSCRIBE_PATH + query),
    text: letterTextOf('Hello,', text, texts, values),
  }
}
