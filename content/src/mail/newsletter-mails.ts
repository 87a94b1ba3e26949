import { settings } from '../../config/environment'
import { signedToken } from '../leads/secrets'
import type { Mail } from './transport'

type Words = Omit<Mail, 'messageId'>

/** Addresses of the site's pages, with `?link=` at their end. */
export interface NewsletterPages {
  confirm: string
  preferences: string
  unsubscribe: string
}

/** Signs a subscriber's link: whoever has it has read the mailbox. */
export function subscriptionTokenOf(id: number): string {
  return signedToken('newsletter link', `n${id}`)
}

function withdrawHeaders(unsubscribe: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

export function confirmMail(subscription: { id: number; subscribedEmail: string }, pages: NewsletterPages): Words {
  const token = encodeURIComponent(subscriptionTokenOf(subscription.id))
  return {
    to: subscription.subscribedEmail,
    subject: 'Please confirm your newsletter subscription',
    headers: withdrawHeaders(settings.siteUrl + pages.unsubscribe + token),
    text: `Hello,

somebody, we hope you, asked for our newsletter at this address. Confirm it here:
${settings.siteUrl}${pages.confirm}${token}

Until then you get nothing further from us. If it was not you, do nothing: the address is erased after thirty days.

Ashlar
${settings.siteUrl}
`,
  }
}

export function welcomeMail(subscription: { id: number; subscribedEmail: string }, pages: NewsletterPages): Words {
  const token = encodeURIComponent(subscriptionTokenOf(subscription.id))
  return {
    to: subscription.subscribedEmail,
    subject: 'You are subscribed',
    headers: withdrawHeaders(settings.siteUrl + pages.unsubscribe + token),
    text: `Hello,

your address is confirmed, and the next newsletter comes to it.

Choose topics, or leave, whenever you like:
${settings.siteUrl}${pages.preferences}${token}

Ashlar
${settings.siteUrl}
`,
  }
}
