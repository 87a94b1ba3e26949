import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { warmPage } from './pages/answer-with-page'

/** Milliseconds that whoever asks waits while the home page is made; then the last known answer counts. */
const PATIENCE_MS = 1_000

let lastKnown = false

/** Whether the home page can be given, as it is kept or made now. */
export function isReady(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(lastKnown), PATIENCE_MS).unref())
  return Promise.race([look(), late])
}

/** A late answer counts for whoever asks next. */
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
