import { settings } from '../../config/environment'
import { signedToken } from '../leads/secrets'
import { letterTextOf, type MailTexts, subjectOf } from './texts'
import type { Mail } from './transport'

type Words = Omit<Mail, 'messageId'>

/** Addresses of the site's pages, ending in `?link=`. */
export interface NewsletterPages {
  confirm: string
  preferences: string
  unsubscribe: string
}

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

export function confirmMail(subscription: Subscription, pages: NewsletterPages, texts: MailTexts): Words {
  return newsletterMail(subscription, pages, texts, {
    page: pages.confirm,
    subject: texts.confirmSubject,
    text: texts.confirmText,
  })
}

export function welcomeMail(subscription: Subscription, pages: NewsletterPages, texts: MailTexts): Words {
  return newsletterMail(subscription, pages, texts, {
    page: pages.preferences,
    subject: texts.welcomeSubject,
    text: texts.welcomeText,
  })
}

function newsletterMail(
  { id, subscribedEmail }: Subscription,
  { unsubscribe }: NewsletterPages,
  texts: MailTexts,
  { page, subject, text }: { page: string; subject: string; text: string },
): Words {
  const token = encodeURIComponent(subscriptionTokenOf(id))
  const values = { link: settings.siteUrl + page + token, site: settings.siteUrl }
  return {
    to: subscribedEmail,
    subject: subjectOf(subject, values),
    headers: withdrawHeaders(settings.siteUrl + unsubscribe + token),
    text: letterTextOf('Hello,', text, texts, values),
  }
}
