import 'server-only'
import { after } from 'next/server'
import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
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
  /** Counts the words of a change. */
  changes: number
  reading: Promise<void> | undefined
}

/** One for the process: pages and routes are bundles of their own, and all of them count the same projects. */
const store = globalThis as typeof globalThis & { ashlarFacetKeeper?: Keeper }

function keeper(): Keeper {
  store.ashlarFacetKeeper ??= { projects: null, readAt: 0, changes: 0, reading: undefined }
  return store.ashlarFacetKeeper
}

/**
 * What the filters look at, of all projects. Nobody waits for a newer copy: the list itself is always the newest, and
 * counts follow a change within two seconds.
 *
 * @throws {ContentUnavailable} when nothing can be had and nothing ever was.
 */
export async function filteredProjects(): Promise<readonly FilteredProject[]> {
  const kept = keeper()
  if (!kept.projects) await readAgain(kept)
  else if (Date.now() - kept.readAt > RENEW_AFTER_MS) after(() => orAsItWas(readAgain(kept)))
  if (!kept.projects) throw new ContentUnavailable('no projects to count')
  return kept.projects
}

/** To be called when content has changed. */
export function renewFacets(): void {
  const kept = keeper()
  const change = ++kept.changes
  // Nobody has looked at the list yet; whoever does reads the newest anyway.
  if (!kept.projects) return
  after(async () => {
    await new Promise((done) => setTimeout(done, QUIET_MS))
    if (change !== kept.changes) return
    // What is being read may be older than the change.
    if (kept.reading) await orAsItWas(kept.reading)
    await orAsItWas(readAgain(kept))
  })
}

/** Those that come together wait for the same answer. */
function readAgain(kept: Keeper): Promise<void> {
  kept.reading ??= readOnce(kept).finally(() => {
    kept.reading = undefined
  })
  return kept.reading
}

async function readOnce(kept: Keeper): Promise<void> {
  const started = performance.now()
  kept.projects = await orFromWhole<readonly FilteredProject[]>(readFilteredProjects, readProjects)
  kept.readAt = Date.now()
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
