import 'server-only'
import type { City, SearchPage } from '@ashlar/contract'
import { log } from '@/config/log'
import { ContentUnavailable } from '@/content/errors'
import { readSearchPage } from '@/content/readers/pages'
import { readProjectChoices, readProjects } from '@/content/readers/projects'
import { readTranslations } from '@/content/readers/translations'
import { inBackground, noteFreshFor, outsideResponse } from '@/content/response-scope'
import { currentLanguage, inLanguage, translateBy } from '@/words/current-language'
import { english, type Language, offeredLanguages } from '@/words/languages'
import { FilterVocabulary } from './filter-vocabulary'
import { dictionaryOf } from './languages/dictionary-of'
import { meaningsOf } from './meanings'
import type { Searchable } from './search'
import { type SearchDocument, withEnglish } from './search-document'
import { SearchIndex } from './search-index'
import { SOURCES } from './sources'

/** Milliseconds after which the content is read again, even without a change notice. */
const RENEW_AFTER_MS = 60_000

/** The search index, and the content that could not be read for it. */
interface ReadySearch extends Searchable {
  page: SearchPage | null
  /** Names of sources that are not available and never were. */
  missing: readonly string[]
}

/** The search in one language. */
interface SearchState {
  index: SearchIndex
  documents: Map<string, readonly SearchDocument[]>
  ready: ReadySearch | null
  /** The number of change notices at which the index was built, and the time. */
  renewedAt: { change: number; time: number }
  renewing: Promise<void> | undefined
}

/** English has no index until somebody searches; the warm-up (server/pages/warm-up.ts) fills those of further languages. */
const states = new Map<Language, SearchState>()
/** Number of change notices; an index is current when it was built at this number. */
let changes = 0

function stateIn(language: Language): SearchState {
  const known = states.get(language)
  if (known) return known
  const state: SearchState = {
    index: new SearchIndex(),
    documents: new Map(),
    ready: null,
    renewedAt: { change: -1, time: 0 },
    renewing: undefined,
  }
  states.set(language, state)
  return state
}

/**
 * The search over all content in the language of the response, as current as the last change notice. Content that cannot
 * be read stays as it was.
 *
 * @throws {ContentUnavailable} when nothing is available and nothing ever was.
 */
export async function readySearch(): Promise<ReadySearch> {
  const language = currentLanguage()
  const state = stateIn(language)
  if (!isCurrent(state)) await outsideResponse(() => renew(language))
  else if (Date.now() - state.renewedAt.time > RENEW_AFTER_MS) inBackground(() => renew(language))
  // The index does not note what it was made from, so a page with results must not be cached.
  noteFreshFor(0)
  if (!state.ready) throw new ContentUnavailable('nothing to search')
  return state.ready
}

/** Called when content has changed: the indexes are rebuilt in the background. */
export function renewSearch(): void {
  changes++
  for (const [language, { ready }] of states) if (ready) inBackground(() => renew(language))
}

function isCurrent({ ready, renewedAt }: SearchState): boolean {
  return ready !== null && renewedAt.change === changes
}

/** Concurrent callers share one rebuild; a change during the rebuild starts another round. */
function renew(language: Language): Promise<void> {
  const state = stateIn(language)
  state.renewing ??= renewAll(language, state).finally(() => {
    state.renewing = undefined
  })
  return state.renewing
}

async function renewAll(language: Language, state: SearchState): Promise<void> {
  let change: number
  do {
    change = changes
    const started = performance.now()
    const changed = await (language === english ? renewEnglish(state) : renewTranslated(language, state))
    state.renewedAt = { change, time: Date.now() }
    const ms = Math.round(performance.now() - started)
    log.info({ language: language.code, documents: state.index.size, changed, ms }, 'search renewed')
  } while (change !== changes)
}

/** @returns how many documents have changed. */
async function renewEnglish(state: SearchState): Promise<number> {
  const [choices, projects, page, others] = await Promise.all([
    orNull(readProjectChoices()),
    orNull(readProjects()),
    orNull(readSearchPage()),
    Promise.all(
      offeredLanguages()
        .filter((language) => language !== english)
        .map(withTranslations),
    ),
  ])
  const content = choices && projects ? { choices, projects } : state.ready
  const cities: readonly City[] = content?.choices.cities ?? []
  await readDocuments(state, cities)
  const changed = await state.index.update([...state.documents.values()].flat(), nextTick)
  const words = page ?? state.ready?.page ?? null
  const meanings = meaningsOf(words?.meanings ?? [], cities)
  const known = content ?? NO_PROJECTS
  state.ready = {
    ...known,
    index: state.index,
    meanings,
    vocabulary: new FilterVocabulary(known, meanings),
    dictionary: dictionaryOf(others),
    page: words,
    missing: missingIn(state),
  }
  return changed
}

/**
 * The search in another language: documents in this language, each with its English one; queries are translated into
 * English, so that all else is the same.
 *
 * @returns how many documents have changed.
 */
async function renewTranslated(language: Language, state: SearchState): Promise<number> {
  const inEnglish = stateIn(english)
  if (!isCurrent(inEnglish) || Date.now() - inEnglish.renewedAt.time > RENEW_AFTER_MS) await renew(english)
  const { ready } = inEnglish
  if (!ready) throw new ContentUnavailable('nothing to search')
  const page = await inLanguage(language, async () => {
    translateBy(await readTranslations(language.code))
    await readDocuments(state, ready.choices.cities)
    return orNull(readSearchPage())
  })
  const documents = withEnglish([...state.documents.values()].flat(), [...inEnglish.documents.values()].flat())
  const changed = await state.index.update(documents, nextTick)
  state.ready = { ...ready, index: state.index, page: page ?? ready.page, missing: missingIn(state) }
  return changed
}

/** Reads every source in the current language; one that cannot be read keeps its documents. */
async function readDocuments({ documents }: SearchState, cities: readonly City[]): Promise<void> {
  await Promise.all(
    SOURCES.map(async ({ name, read }) => {
      const current = await orNull(read(cities))
      if (current) documents.set(name, current)
    }),
  )
  if (documents.size === 0) throw new ContentUnavailable('nothing to search')
}

function missingIn({ documents }: SearchState): string[] {
  return SOURCES.map(({ name }) => name).filter((name) => !documents.has(name))
}

async function withTranslations({ code }: Language) {
  return { code, translations: await readTranslations(code) }
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
