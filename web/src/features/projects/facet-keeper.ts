import 'server-only'
import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { inBackground, noteFreshFor } from '@/content/making'
import { orFromWhole } from '@/content/read'
import { readFilteredProjects } from '@/content/readers/project-lists'
import { readProjects } from '@/content/readers/projects'
import type { FilteredProject } from './facet-rows'

/** Milliseconds after which the projects are read again even if no word of a change came. */
const RENEW_AFTER_MS = 60_000
/** Changes come in flocks; this long after the last one all of them are read at once. */
const QUIET_MS = 1_000

interface Keeper {
  projects: readonly FilteredProject[] | null
  readAt: number
  /** Counts the words of a change; the projects are as new as the one that they were last read after. */
  changes: number
  readChange: number
  reading: Promise<void> | undefined
}

const kept: Keeper = { projects: null, readAt: 0, changes: 0, readChange: 0, reading: undefined }

/**
 * What the filters look at, of all projects. Nobody waits for a newer copy: the list itself is always the newest, and
 * counts follow a change within two seconds.
 *
 * @throws {ContentUnavailable} when nothing can be had and nothing ever was.
 */
export async function filteredProjects(): Promise<readonly FilteredProject[]> {
  if (!kept.projects) await readAgain()
  else if (Date.now() - kept.readAt > RENEW_AFTER_MS) inBackground(() => orAsItWas(readAgain()))
  // A page that counts what is about to be read again must not be kept.
  if (kept.readChange !== kept.changes) noteFreshFor(0)
  if (!kept.projects) throw new ContentUnavailable('no projects to count')
  return kept.projects
}

/** To be called when content has changed. */
export function renewFacets(): void {
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
  kept.projects = await orFromWhole<readonly FilteredProject[]>(readFilteredProjects, readProjects)
  kept.readAt = Date.now()
  kept.readChange = change
  log.info({ projects: kept.projects.length, ms: Math.round(performance.now() - started) }, 'project filters renewed')
}

/** What cannot be read stays as it was; the reader has logged why. */
async function orAsItWas(reading: Promise<void>): Promise<void> {
  try {
    await reading
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
  }
}
