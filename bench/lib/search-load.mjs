import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuSince, loadModule } from './load-module.mjs'

/**
 * Runs as a process of its own with `--expose-gc`: fills the site's search index with many documents, runs every
 * labelled query, and writes the samples as JSON to stdout. It loads the site's TypeScript source, so that it measures
 * the code that answers visitors, without the network.
 */

/** @typedef {{ href: string, whole: string, title: string, text: string }} Text */
/** @typedef {Text & { inEnglish?: Text }} Original */

const REPOSITORY = join(import.meta.dirname, '../..')
const DOCUMENTS = 10_000
const ROUNDS = 3
/** In each copy, one word in this many is replaced, so that the vocabulary grows as it does with new texts. */
const CHANGED = 12

const [seeds, { SearchIndex }, { search }, { languages }, { dictionaryOf }] = await Promise.all([
  loadModule('web/src/features/search/testing/seed-documents.ts'),
  loadModule('web/src/features/search/search-index.ts'),
  loadModule('web/src/features/search/search.ts'),
  loadModule('web/src/words/languages.ts'),
  loadModule('web/src/features/search/languages/dictionary-of.ts'),
])
const shared = { meanings: seeds.seedMeanings(), ...seeds.seedSearchableProjects() }
const queries = ['queries', 'queries-held-out'].flatMap(queriesOf)
const english = await measure(seeds.seedDocuments(), { ...shared, dictionary: dictionaryOf([]) }, queries)

const hindi = languages.find((/** @type {{ code: string }} */ { code }) => code === 'hi')
const translations = seeds.seedTranslations('hi')
const inHindi = await measure(
  seeds.seedDocumentsIn(hindi, translations),
  { ...shared, dictionary: dictionaryOf([{ code: 'hi', translations }]) },
  [...queries, ...['hindi-tuning', 'hindi-held-out'].flatMap(queriesOf)],
)
process.stdout.write(JSON.stringify({ english, inHindi }))

/**
 * @param {string} name of a set of labelled queries.
 * @returns {string[]}
 */
function queriesOf(name) {
  const set = JSON.parse(readFileSync(join(REPOSITORY, `tests/search/${name}.json`), 'utf8'))
  return set.map((/** @type {{ query: string }} */ { query }) => query)
}

/**
 * @param {readonly Original[]} originals
 * @param {object} rest of what a search uses, beside the index.
 * @param {readonly string[]} queries
 */
async function measure(originals, rest, queries) {
  const documents = copies(originals, DOCUMENTS)
  const before = heap()
  const index = new SearchIndex()
  const [started, buildCpu] = [performance.now(), process.cpuUsage()]
  await index.update(documents, () => new Promise((done) => setImmediate(done)))
  const buildMs = performance.now() - started
  const buildCpuMs = cpuSince(buildCpu)
  const memory = heap() - before

  const changedFrom = performance.now()
  await index.update(documents.map((document, at) => (at === 0 ? { ...document, title: 'A new title' } : document)))
  const updateMs = performance.now() - changedFrom

  const searchable = { index, ...rest }
  for (const query of queries) search(query, searchable)
  const samples = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries) {
      const [from, cpu] = [performance.now(), process.cpuUsage()]
      search(query, searchable)
      const cpuMs = cpuSince(cpu)
      samples.push({ query, ms: performance.now() - from, cpuMs })
    }
  }
  return { documents: index.size, buildMs, buildCpuMs, updateMs, memory, samples }
}

/**
 * Copies of the documents under other addresses, with some of their words replaced by invented ones.
 * @param {readonly Original[]} originals
 * @param {number} count
 */
function copies(originals, count) {
  return Array.from({ length: count }, (_, at) => {
    const original = originals[at % originals.length]
    const copy = Math.floor(at / originals.length)
    if (!original || copy === 0) return original
    const text = original.text
      .split(' ')
      .map((word, index) => ((index + copy) % CHANGED === 0 ? `${word}${(index * 7 + copy) % 40}` : word))
      .join(' ')
    const { inEnglish = null } = original
    const move = (/** @type {string} */ href) => `/copy-${copy}${href}`
    return {
      ...original,
      href: move(original.href),
      whole: move(original.whole),
      title: `${original.title} ${copy}`,
      text,
      ...(inEnglish ? { inEnglish: { ...inEnglish, title: `${inEnglish.title} ${copy}` } } : {}),
    }
  })
}

function heap() {
  globalThis.gc?.()
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
