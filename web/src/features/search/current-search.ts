import 'server-only'
import type { City, SearchPage } from '@ashlar/contract'
import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { readSearchPage } from '@/content/readers/pages'
import { readProjectChoices, readProjects } from '@/content/readers/projects'
import { forEverybody, inBackground, noteFreshFor } from '@/content/response-scope'
import { FilterVocabulary } from './filter-vocabulary'
import { meaningsOf } from './meanings'
import type { Searchable } from './search'
import type { SearchDocument } from './search-document'
import { SearchIndex } from './search-index'
import { SOURCES } from './sources'

/** Milliseconds after which the content is read again even if no word of a change came. */
const RENEW_AFTER_MS = 60_000

/** What a search needs, and what could not be read for it. */
export interface ReadySearch extends Searchable {
  page: SearchPage | null
  /** Names of sources that cannot be had and never were. */
  missing: readonly string[]
}

interface SearchState {
  index: SearchIndex
  documents: Map<string, readonly SearchDocument[]>
  ready: ReadySearch | null
  /** Counts the words of a change; the index is as new as the last count that it was renewed at. */
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
 * The search over everything, as new as the last word of a change. What cannot be read stays as it was.
 *
 * @throws {ContentUnavailable} when nothing can be had and nothing ever was.
 */
export async function readySearch(): Promise<ReadySearch> {
  if (!state.ready || state.renewedAt.change !== state.changes) await forEverybody(renew)
  else if (Date.now() - state.renewedAt.time > RENEW_AFTER_MS) inBackground(renew)
  // What is found is as new as the index, which keeps no word of what it was made from.
  noteFreshFor(0)
  if (!state.ready) throw new ContentUnavailable('nothing to search')
  return state.ready
}

/** To be called when content has changed: the index is renewed once the answer is on its way. */
export function renewSearch(): void {
  state.changes++
  // Nobody has searched yet; whoever does finds the newest anyway.
  if (state.ready) inBackground(renew)
}

/** Those that come together wait for the same renewal; a change that comes meanwhile makes it go round again. */
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
  const changed = await state.index.update([...state.documents.values()].flat(), breath)
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

/** What cannot be had is no reason to be without the rest; the reader has logged why. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ContentUnavailable) return null
    throw error
  }
}

function breath(): Promise<void> {
  return new Promise((done) => setImmediate(done))
}
