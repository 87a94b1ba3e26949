import { FOLLOWS_END_PATH, FOLLOWS_PAGE, LINK_PARAMETER } from '@ashlar/contract'
import type { WaitingNews } from '../follows/rows'
import { signedToken } from '../leads/secrets'
import { followTexts, mailButtons } from './built-in-texts'
import { siteAddressIn } from './mail-language'
import { unsubscribeHeaders } from './newsletter-mails'
import { letterTo, type MailWords } from './texts'
import type { UnsentMail } from './transport'

/** The purpose of a follower's link. Only somebody who reads the mailbox has it. */
export const FOLLOW_LINK = 'follow link'

interface Follower {
  id: number
  subscribedEmail: string
}

export function followConfirmMail(follower: Follower, words: MailWords): UnsentMail {
  return mailToFollower(follower, words, {
    subject: followTexts.confirmSubject,
    text: followTexts.confirmText,
    button: mailButtons.confirm,
  })
}

export function followMail(follower: Follower, news: readonly WaitingNews[], words: MailWords): UnsentMail {
  return mailToFollower(
    follower,
    words,
    { subject: followTexts.newsSubject, text: followTexts.newsText, button: mailButtons.follows },
    news.map(({ title, url, lines }) => [title, ...lines.map((line) => `• ${line}`), url].join('\n')).join('\n\n'),
  )
}

function mailToFollower(
  { id, subscribedEmail }: Follower,
  words: MailWords,
  letterWords: { subject: string; text: string; button: string },
  news = '',
): UnsentMail {
  const query = `?${LINK_PARAMETER}=${encodeURIComponent(signedToken(FOLLOW_LINK, `f${id}`))}`
  const addressOf = (path: string) => siteAddressIn(words.language, path + query)
  const letter = letterTo(words, { ...letterWords, valuesIn: () => ({ link: addressOf(FOLLOWS_PAGE), news }) })
  return {
    to: subscribedEmail,
    ...letter,
    headers: { ...letter.headers, ...unsubscribeHeaders(addressOf(FOLLOWS_END_PATH)) },
  }
}
