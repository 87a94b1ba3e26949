import {
  LINK_PARAMETER,
  NEWSLETTER_CONFIRM_PAGE,
  NEWSLETTER_PREFERENCES_PAGE,
  NEWSLETTER_UNSUBSCRIBE_PATH,
} from '@ashlar/contract'
import { signedToken } from '../leads/secrets'
import { mailButtons } from './built-in-texts'
import { siteAddressIn } from './mail-language'
import { letterTo, type MailWords } from './texts'
import type { UnsentMail } from './transport'

/** Signs a subscriber's link. Only somebody who reads the mailbox has it. */
function subscriptionTokenOf(id: number): string {
  // `n` for newsletter; the links of followers begin with `f`.
  return signedToken('newsletter link', `n${id}`)
}

/** Headers by which a mail program offers to unsubscribe with one press (RFC 8058). */
export function unsubscribeHeaders(unsubscribe: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

interface Subscription {
  id: number
  subscribedEmail: string
}

export function confirmMail(subscription: Subscription, words: MailWords): UnsentMail {
  return newsletterMail(subscription, words, {
    page: NEWSLETTER_CONFIRM_PAGE,
    button: mailButtons.confirm,
    subject: words.texts.confirmSubject,
    text: words.texts.confirmText,
  })
}

export function welcomeMail(subscription: Subscription, words: MailWords): UnsentMail {
  return newsletterMail(subscription, words, {
    page: NEWSLETTER_PREFERENCES_PAGE,
    button: mailButtons.welcome,
    subject: words.texts.welcomeSubject,
    text: words.texts.welcomeText,
  })
}

function newsletterMail(
  { id, subscribedEmail }: Subscription,
  words: MailWords,
  { page, button, subject, text }: { page: string; button: string; subject: string; text: string },
): UnsentMail {
  const query = `?${LINK_PARAMETER}=${encodeURIComponent(subscriptionTokenOf(id))}`
  const addressOf = (path: string) => siteAddressIn(words.language, path + query)
  const letter = letterTo(words, { subject, text, button, valuesIn: () => ({ link: addressOf(page) }) })
  return {
    to: subscribedEmail,
    ...letter,
    headers: { ...letter.headers, ...unsubscribeHeaders(addressOf(NEWSLETTER_UNSUBSCRIBE_PATH)) },
  }
}
