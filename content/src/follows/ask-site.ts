import { createHmac } from 'node:crypto'
import {
  ENGLISH,
  FOLLOW_NEWS_PATH,
  type FollowNews,
  type FollowNewsQuestion,
  followNewsAnswer,
  NEWS_AT_A_TIME,
  REVALIDATE_SIGNATURE_HEADER,
} from '@ashlar/contract'
import { settings } from '../../config/environment'

/**
 * Asks the site what is new about each subject, in a language. The site is asked because it has the filters of its lists.
 *
 * @throws when no site answers.
 */
export async function askForNews(
  follows: FollowNewsQuestion['follows'],
  language: string,
  signal: AbortSignal,
): Promise<FollowNews[]> {
  const news: FollowNews[] = []
  for (let from = 0; from < follows.length; from += NEWS_AT_A_TIME) {
    const question = { follows: follows.slice(from, from + NEWS_AT_A_TIME), sentAt: Date.now() }
    news.push(...(await askAnySite(JSON.stringify(question), language, signal)))
  }
  return news
}

async function askAnySite(body: string, language: string, signal: AbortSignal): Promise<FollowNews[]> {
  let fault: unknown = new Error('SITE_URLS names no site')
  for (const site of settings.siteUrls) {
    try {
      return await ask(`${site}${language === ENGLISH ? '' : `/${language}`}${FOLLOW_NEWS_PATH}`, body, signal)
    } catch (error) {
      signal.throwIfAborted()
      fault = error
    }
  }
  throw fault
}

async function ask(url: string, body: string, signal: AbortSignal): Promise<FollowNews[]> {
  const signature = createHmac('sha256', settings.revalidateSecret).update(body).digest('hex')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [REVALIDATE_SIGNATURE_HEADER]: signature },
    body,
    redirect: 'error',
    signal,
  })
  if (response.ok) return followNewsAnswer.parse(await response.json()).follows
  await response.body?.cancel()
  throw new Error(`the site answered ${response.status} when it was asked for news`)
}
