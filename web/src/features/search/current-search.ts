import 'server-only'
import type { City, SearchPage } from '@ashlar/contract'
import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { readSearchPage } from '@/content/readers/pages'
import { readProjectChoices, readProjects } from '@/content/readers/projects'
import { inBackground, noteFreshFor, outsideResponse } from '@/content/response-scope'
import { FilterVocabulary } from './filter-vocabulary'
import { meaningsOf } from './meanings'
import type { Searchable } from './search'
import type { SearchDocument } from './search-document'
import { SearchIndex } from './search-index'
import { SOURCES } from './sources'

/** Milliseconds after which the content is read again, even without a change notice. */
const RENEW_AFTER_MS = 60_000

/** The search index, and the content that could not be read for it. */
export interface ReadySearch extends Searchable {
  page: SearchPage | null
  /** Names of sources that are not available and never were. */
  missing: readonly string[]
}

interface SearchState {
  index: SearchIndex
  documents: Map<string, readonly SearchDocument[]>
  ready: ReadySearch | null
  /** Number of change notices; the index is current when it was built at this number. */
  changes: number
  renewedAt: { change: number; time: number }
  renewing: Promise<void> | undefined
}

const state: SearchState = {
  index: new SearchIndex(),
  documents: new Map(),
  ready: null,
  changes: 0,
  renewedAt: { change: -1, time: 0 },
  renewing: undefined,
}

/**
 * The search over all content, as current as the last change notice. Content that cannot be read stays as it was.
 *
 * @throws {ContentUnavailable} when nothing is available and nothing ever was.
 */
export async function readySearch(): Promise<ReadySearch> {
  if (!state.ready || state.renewedAt.change !== state.changes) await outsideResponse(renew)
  else if (Date.now() - state.renewedAt.time > RENEW_AFTER_MS) inBackground(renew)
  // The index does not note what it was made from, so a page with results must not be cached.
  noteFreshFor(0)
  if (!state.ready) throw new ContentUnavailable('nothing to search')
  return state.ready
}

/** Called when content has changed: the index is rebuilt in the background. */
export function renewSearch(): void {
  state.changes++
  // Before the first search there is no index to rebuild.
  if (state.ready) inBackground(renew)
}

/** Concurrent callers share one rebuild; a change during the rebuild starts another round. */
function renew(): Promise<void> {
  state.renewing ??= renewAll().finally(() => {
    state.renewing = undefined
  })
  return state.renewing
}

async function renewAll(): Promise<void> {
  let change: number
  do {
    change = state.changes
    const started = performance.now()
    const changed = await renewOnce()
    state.renewedAt = { change, time: Date.now() }
    log.info({ documents: state.index.size, changed, ms: Math.round(performance.now() - started) }, 'search renewed')
  } while (change !== state.changes)
}

/** @returns how many documents have changed. */
async function renewOnce(): Promise<number> {
  const [choices, projects, page] = await Promise.all([
    orNull(readProjectChoices()),
    orNull(readProjects()),
    orNull(readSearchPage()),
  ])
  const content = choices && projects ? { choices, projects } : state.ready
  const cities: readonly City[] = content?.choices.cities ?? []
  await Promise.all(
    SOURCES.map(async ({ name, read }) => {
      const documents = await orNull(read(cities))
      if (documents) state.documents.set(name, documents)
    }),
  )
  if (state.documents.size === 0) throw new ContentUnavailable('nothing to search')
  const changed = await state.index.update([...state.documents.values()].flat(), nextTick)
  const words = page ?? state.ready?.page ?? null
  const meanings = meaningsOf(words?.meanings ?? [], cities)
  const known = content ?? NO_PROJECTS
  state.ready = {
    ...known,
    index: state.index,
    meanings,
    vocabulary: new FilterVocabulary(known, meanings),
    page: words,
    missing: SOURCES.map(({ name }) => name).filter((name) => !state.documents.has(name)),
  }
  return changed
}

const NO_PROJECTS = {
  choices: { cities: [], areaConfigurations: [], sorts: [], years: [], industries: [] },
  projects: [],
} satisfies Pick<Searchable, 'choices' | 'projects'>

/** Other content is still indexed when one source fails; the reader has logged the error. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ContentUnavailable) return null
    throw error
  }
}

function nextTick(): Promise<void> {
  return new Promise((done) => setImmediate(done))
}
