import 'server-only'
import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { wholeListIfUnavailable } from '@/content/read'
import { type FilteredProject, readFilteredProjects } from '@/content/readers/project-lists'
import { readProjects } from '@/content/readers/projects'
import { inBackground, noteFreshFor, previewTicket } from '@/content/response-scope'
import { inLanguage } from '@/words/current-language'
import { english } from '@/words/languages'

/** Milliseconds after which the projects are read again, even without a change notice. */
const RENEW_AFTER_MS = 60_000
/** Milliseconds of silence after the last change notice, before all changes are read at once. */
const QUIET_MS = 1_000

interface Kept {
  projects: readonly FilteredProject[] | null
  readAt: number
  /** Number of change notices so far (`changes`), and their number when the last read began (`readChange`). */
  changes: number
  readChange: number
  reading: Promise<void> | undefined
}

const kept: Kept = { projects: null, readAt: 0, changes: 0, readChange: 0, reading: undefined }

/**
 * The filter fields of all projects. No request waits for a newer copy: the list itself is always current, and the
 * counts follow a change within two seconds.
 *
 * @throws {ContentUnavailable} when no copy is available and there never was one.
 */
export async function filteredProjects(): Promise<readonly FilteredProject[]> {
  if (previewTicket() !== null) return inLanguage(english, readAll)
  if (!kept.projects) await readAgain()
  else if (Date.now() - kept.readAt > RENEW_AFTER_MS) inBackground(() => orAsItWas(readAgain()))
  // A page whose counts are about to change must not be cached.
  if (kept.readChange !== kept.changes) noteFreshFor(0)
  if (!kept.projects) throw new ContentUnavailable('no projects to count')
  return kept.projects
}

/** Called when content has changed. */
export function renewFilteredProjects(): void {
  const change = ++kept.changes
  // No request has needed the projects yet; the first one reads the current ones anyway.
  if (!kept.projects) return
  inBackground(async () => {
    await new Promise((done) => setTimeout(done, QUIET_MS))
    if (change !== kept.changes) return
    // The read under way may have begun before the change.
    if (kept.reading) await orAsItWas(kept.reading)
    await orAsItWas(readAgain())
  })
}

/** Concurrent callers share one read, in English: the values of filters are English in every language. */
function readAgain(): Promise<void> {
  kept.reading ??= inLanguage(english, readOnce).finally(() => {
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
  return wholeListIfUnavailable<readonly FilteredProject[]>(readFilteredProjects, readProjects)
}

/** After a failed read the old copy stays; the reader has logged the error. */
async function orAsItWas(reading: Promise<void>): Promise<void> {
  try {
    await reading
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
  }
}
