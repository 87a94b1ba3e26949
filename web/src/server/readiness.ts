import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { warmPage } from './pages/answer-with-page'
import { canReadFiles } from './reading'

/** Milliseconds that a check waits for the home page; after that, the last known result is returned. */
const PATIENCE_MS = 1_000

let lastKnown = false

/** Whether the home page can be served, kept or rendered now, and pictures too. */
export async function isReady(): Promise<boolean> {
  const [page, reads] = await Promise.all([isPageReady(), canReadFiles()])
  return page && reads
}

function isPageReady(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(lastKnown), PATIENCE_MS).unref())
  return Promise.race([look(), late])
}

/** A late result is used for the next check. */
async function look(): Promise<boolean> {
  try {
    await warmPage('/')
    lastKnown = true
  } catch (error) {
    lastKnown = false
    if (!(error instanceof ContentUnavailable)) log.error({ error }, 'the home page failed')
  }
  return lastKnown
}
