import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/config/log'
import { readySearch } from '@/features/search/current-search'
import { inLanguage } from '@/words/current-language'
import { english, offeredLanguages } from '@/words/languages'
import { warmPage } from './answer-with-page'

/** The pages with which most visits begin. */
const MAIN_PAGES = [
  '/',
  '/services',
  '/projects',
  '/technology',
  '/about/who-we-are',
  '/about/contact-us',
  '/insights/research-reports',
  '/insights/knowledge-exchange',
  '/in-the-news',
  '/careers',
  '/blog',
] as const

/** Milliseconds of silence after the last of several changes, before the pages are rendered again. */
const QUIET_MS = 1_500
/** Milliseconds between two pages, in which the server answers visitors only. */
const PAUSE_MS = 100

let waiting: NodeJS.Timeout | undefined
let running = false

/**
 * Called at the start, and whenever content has changed: renders the main pages before somebody requests them, and fills
 * the search of each further language, because the first search in it would wait for two indexes.
 */
export function startWarmUp(): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => void warmUp(), QUIET_MS)
  waiting.unref()
}

async function warmUp(): Promise<void> {
  if (running) return startWarmUp()
  running = true
  for (const path of MAIN_PAGES) {
    await warmPage(path).catch((error: unknown) =>
      log.warn({ error, path }, 'a main page could not be made ahead of its visitors'),
    )
    await pause(PAUSE_MS, undefined, { ref: false })
  }
  log.info('the main pages are made')
  for (const language of offeredLanguages()) {
    if (language === english) continue
    await inLanguage(language, readySearch).catch((error: unknown) =>
      log.warn({ error, language: language.code }, 'a search could not be made ahead of its visitors'),
    )
  }
  running = false
}
