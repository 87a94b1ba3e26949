import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/config/log'
import { warmPage } from './answer-with-page'

/** The pages that most visits begin with. */
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

/** Changes come in flocks; this long after the last one the pages are made again, in milliseconds. */
const QUIET_MS = 1_500
/** Between two pages visitors have the machine to themselves, in milliseconds. */
const PAUSE_MS = 100

let waiting: NodeJS.Timeout | undefined
let running = false

/** To be called at the start, and whenever content has changed: makes the main pages before somebody asks for them. */
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
  running = false
}
