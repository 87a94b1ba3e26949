import 'server-only'
import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { orFromWhole } from '@/content/read'
import { type FilteredProject, readFilteredProjects } from '@/content/readers/project-lists'
import { readProjects } from '@/content/readers/projects'
import { inBackground, noteFreshFor, previewTicket } from '@/content/response-scope'

/** Milliseconds after which the projects are read again even if no word of a change came. */
const RENEW_AFTER_MS = 60_000
/** Changes come many at a time; this long after the last one all of them are read at once. */
const QUIET_MS = 1_000

interface Kept {
  projects: readonly FilteredProject[] | null
  readAt: number
  /** Number of change notices so far, and of those that the projects were last read after. */
  changes: number
  readChange: number
  reading: Promise<void> | undefined
}

const kept: Kept = { projects: null, readAt: 0, changes: 0, readChange: 0, reading: undefined }

/**
 * What the filters look at, of all projects. Nobody waits for a newer copy: the list itself is always the newest, and
 * counts follow a change within two seconds.
 *
 * @throws {ContentUnavailable} when nothing can be had and nothing ever was.
 */
export async function filteredProjects(): Promise<readonly FilteredProject[]> {
  if (previewTicket() !== null) return readAll()
  if (!kept.projects) await readAgain()
  else if (Date.now() - kept.readAt > RENEW_AFTER_MS) inBackground(() => orAsItWas(readAgain()))
  // A page that counts what is about to be read again must not be kept.
  if (kept.readChange !== kept.changes) noteFreshFor(0)
  if (!kept.projects) throw new ContentUnavailable('no projects to count')
  return kept.projects
}

/** To be called when content has changed. */
export function renewFilteredProjects(): void {
  const change = ++kept.changes
  // Nobody has looked at the list yet; whoever does reads the newest anyway.
  if (!kept.projects) return
  inBackground(async () => {
    await new Promise((done) => setTimeout(done, QUIET_MS))
    if (change !== kept.changes) return
    // What is being read may be older than the change.
    if (kept.reading) await orAsItWas(kept.reading)
    await orAsItWas(readAgain())
  })
}

/** Those that come together wait for the same answer. */
function readAgain(): Promise<void> {
  kept.reading ??= readOnce().finally(() => {
    kept.reading = undefined
  })
  return kept.reading
}

async function readOnce(): Promise<void> {
  const started = performance.now()
  const change = kept.changes
  kept.projects = await readAll()
  kept.readAt = Date.now()
  kept.readChange = change
  log.info({ projects: kept.projects.length, ms: Math.round(performance.now() - started) }, 'project filters renewed')
}

function readAll(): Promise<readonly FilteredProject[]> {
  return orFromWhole<readonly FilteredProject[]>(readFilteredProjects, readProjects)
}

/** What cannot be read stays as it was; the reader has logged why. */
async function orAsItWas(reading: Promise<void>): Promise<void> {
  try {
    await reading
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
  }
}
