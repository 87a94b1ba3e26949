import { budgetIn } from './amounts'
import { type AskedProjects, askedProjects, type SearchableProjects } from './asked-projects'
import { type Concept, conceptsOf, queryWords } from './concepts'
import type { Dictionary } from './languages/dictionary'
import { plainQuery } from './languages/plain-query'
import { type KnownWords, translateQuery } from './languages/translated-query'
import type { Meanings } from './meanings'
import { requestedKinds } from './requested-kinds'
import type { DocumentKind, ResultTeaser, SearchDocument } from './search-document'
import type { Match, SearchIndex } from './search-index'
import { isStopWord } from './terms'

/** Everything that a search uses. */
export interface Searchable extends SearchableProjects {
  index: SearchIndex
  meanings: Meanings
  /** Words of the languages that the site offers beside English. */
  dictionary: Dictionary
}

/** A page that was found, and its matching parts. */
export interface Hit {
  kind: DocumentKind
  title: string
  href: string
  /** The text from which the excerpt is cut. */
  text: string
  parts: readonly { heading: string; href: string; text: string }[]
  /** Terms to mark in title and texts. */
  terms: ReadonlySet<string>
  teaser: ResultTeaser | null
}

export interface Found {
  hits: readonly Hit[]
  /** The project list with the filters of the query, when it asks for projects. */
  projects: AskedProjects | null
  /** The query with corrected spelling; `null` when nothing was corrected. */
  corrected: string | null
}

/**
 * Share of the best page's score below which a page is not a result, because it only happens to contain one of the
 * words.
 */
const MIN_SCORE_SHARE = 0.005
/** More results than anybody looks at. */
const MOST_PAGES = 200
/** The most parts of a page that are listed below it. */
const PARTS = 3
/** Weight of a page's other matching parts, relative to its best one. */
const REST_WEIGHT = 0.1
/** Factor for pages of a kind that the query names. */
const KIND_ASKED = 3
/** The weight of a concept that every match contains, relative to a rare one. */
const LEAST_TOLD = 0.65
/** At least six letters and digits, with at least two digits. */
const NUMBERED = /^(?=(?:[a-z]*\d){2})[a-z\d]{6,}$/
const NAME_WEIGHTS = { same: 3, begins: 2.7, holds: 1.4 } as const

/**
 * Finds pages for a query, the best first.
 *
 * @param typed the query, in English or another language of the site.
 * @param typing the last word may be incomplete.
 */
export function search(typed: string, searchable: Searchable, typing = false): Found {
  const { index, meanings, dictionary } = searchable
  const known = knownWordsOf(searchable)
  const { text: query, originals } = translateQuery(plainQuery(typed, known.knows), dictionary, known, typing)
  const words = identifyingWords(
    wordsOf(query, typing).flatMap((word) => (typing || meanings.knows(word) ? [word] : index.parted(word))),
    index,
  )
  const concepts = conceptsOf(words, meanings, (word) => correctedWord(word, searchable), originals)
  const projects = askedProjects(query, searchable, (word) => (meanings.knows(word) ? word : index.nearest(word)))
  const isSold = soldOutIn(searchable, words)
  const isFar = ({ href }: Hit) => projects?.place && projects.elsewhere.has(href)
  const hits = pagesOf(index.find(concepts, typing), concepts, words).filter((hit) => !(isFar(hit) && isSold(hit)))
  // The visitor's own words are not known to be misspelt when they were translated.
  const corrected = originals.size > 0 ? null : correct(words, index, typing)
  return { hits: withProjects(hits, projects, index, isSold), projects, corrected }
}

function knownWordsOf({ index, meanings, vocabulary }: Searchable): KnownWords {
  return {
    knows: (word) => index.knows(word) || meanings.knows(word) || vocabulary.knows(word),
    soundingLike: (word, exactly) => index.soundingLike(word, exactly),
  }
}

/** The words of a query. An amount is a price and not a word, unless the query has nothing else. */
function wordsOf(query: string, typing: boolean): string[] {
  const others = typing ? [] : queryWords(budgetIn(query)?.rest ?? query)
  return others.some((word) => !isStopWord(word)) ? others : queryWords(query)
}

/** The correction of a misspelt synonym. Misspelt words of the content are found as they are. */
function correctedWord(word: string, { index, meanings }: Searchable): string {
  return index.knows(word) || index.begins(word) ? word : meanings.nearest(word)
}

/** A registration number or a postal code identifies one thing, so the other words are dropped. */
function identifyingWords(words: readonly string[], index: SearchIndex): readonly string[] {
  const numbers = words.filter((word) => NUMBERED.test(word) && index.knows(word))
  return numbers.length > 0 ? numbers : words
}

/** Merges the parts of a page into one result, and ranks by how much of the query it contains. */
function pagesOf(matches: readonly Match[], concepts: readonly Concept[], words: readonly string[]): Hit[] {
  const weights = weightsOf(matches, concepts.length)
  const asked = requestedKinds(concepts)
  const share = (said: ReadonlySet<number>) => {
    let sum = 0
    for (const concept of said) sum += weights[concept] ?? 0
    return sum
  }
  const pages = new Map<string, { best: number; sum: number; said: Set<number>; matches: Match[] }>()
  for (const { document, score: own, said, terms } of matches) {
    const score = own * share(said) ** 2
    const match = { document, score, said, terms }
    const page = pages.get(document.whole)
    if (page) {
      page.best = Math.max(page.best, score)
      page.sum += score
      for (const concept of said) page.said.add(concept)
      page.matches.push(match)
    } else {
      pages.set(document.whole, { best: score, sum: score, said: new Set(said), matches: [match] })
    }
  }
  return [...pages.values()]
    .map((page) => ({
      ...page,
      score: (page.best + Math.min(page.best, (page.sum - page.best) * REST_WEIGHT)) * (0.5 + share(page.said) / 2),
    }))
    .sort((a, b) => b.score - a.score)
    .filter((page, _, [best]) => page.score >= (best?.score ?? 0) * MIN_SCORE_SHARE)
    .slice(0, MOST_PAGES)
    .map((page) => ({ ...page, score: page.score * weightOf(page.matches[0]?.document, words, asked) }))
    .sort((a, b) => b.score - a.score)
    .map((page) => hitOf(page.matches))
}

/**
 * Raises a page whose title or address equals the query or begins with it, and a page of a kind that the query names.
 */
function weightOf(
  document: SearchDocument | undefined,
  words: readonly string[],
  asked: ReadonlySet<DocumentKind>,
): number {
  if (!document) return 1
  const kindWeight = asked.has(document.kind) ? KIND_ASKED : 1
  return kindWeight * Math.max(...namesOf(document).map((name) => nameWeight(name, words.join(' '))))
}

/** The normalised title and address of a document, for comparison with queries; cached. */
const names = new WeakMap<SearchDocument, readonly string[]>()

function namesOf(document: SearchDocument): readonly string[] {
  const known = names.get(document)
  if (known) return known
  const address = document.whole.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  const titles = [document.title, document.inEnglish?.title ?? '', address.replaceAll('-', ' ')]
  const read = titles.filter(Boolean).map((name) => queryWords(name).join(' '))
  names.set(document, read)
  return read
}

function nameWeight(said: string, typed: string): number {
  if (said === typed) return NAME_WEIGHTS.same
  if (said.startsWith(typed)) return NAME_WEIGHTS.begins
  return ` ${said} `.includes(` ${typed} `) ? NAME_WEIGHTS.holds : 1
}

/** The weight of each concept: rarer ones weigh more. The sum of all weights is one. */
function weightsOf(matches: readonly Match[], count: number): number[] {
  const frequency = new Array<number>(count).fill(0)
  for (const { said } of matches) for (const concept of said) frequency[concept] = (frequency[concept] ?? 0) + 1
  const tells = frequency.map((times) => (times === 0 ? 1 : LEAST_TOLD + Math.log(matches.length / times)))
  const all = tells.reduce((sum, value) => sum + value, 0)
  return tells.map((value) => value / all)
}

function hitOf(matches: readonly Match[]): Hit {
  const ordered = matches.toSorted((a, b) => b.score - a.score)
  const [best] = ordered
  if (!best) throw new Error('a page without a match')
  const own = ordered.find(({ document }) => document.href === document.whole)
  const parts = ordered.filter(({ document }) => document.href !== document.whole)
  return {
    kind: best.document.kind,
    title: best.document.title,
    href: best.document.whole,
    text: own?.document.text ?? '',
    parts: parts.slice(0, PARTS).map(({ document: { heading, href, text } }) => ({ heading, href, text })),
    terms: new Set(ordered.slice(0, PARTS + 1).flatMap(({ terms }) => [...terms])),
    teaser: best.document.teaser ?? null,
  }
}

/**
 * Puts projects that match the filters of the query before other results, those of its city before others, and sold-out
 * ones last.
 */
function withProjects(
  hits: readonly Hit[],
  list: AskedProjects | null,
  index: SearchIndex,
  isSold: (hit: Hit) => boolean,
): readonly Hit[] {
  if (!list?.certain) return laterProjectsLast(hits, isSold)
  const asked = list.projects.flatMap((href): Hit[] => {
    const document = index.get(href)
    const hit = hits.find((candidate) => candidate.href === href) ?? (document && plainHit(document))
    const facts = list.facts.get(href)
    return hit ? [facts && hit.teaser ? { ...hit, teaser: { ...hit.teaser, facts } } : hit] : []
  })
  const others = hits.filter(({ href }) => !list.projects.includes(href))
  const nearFirst = laterProjectsLast(others, ({ href }) => list.elsewhere.has(href))
  return [...asked, ...laterProjectsLast(nearFirst, isSold)]
}

/** Exchanges the places of projects among themselves; every other result keeps its own. */
function laterProjectsLast(hits: readonly Hit[], isLater: (hit: Hit) => boolean): readonly Hit[] {
  const projects = hits.filter(({ kind }) => kind === 'projects')
  const ordered = [...projects.filter((hit) => !isLater(hit)), ...projects.filter(isLater)].values()
  return hits.map((hit) => (hit.kind === 'projects' ? (ordered.next().value ?? hit) : hit))
}

/** Whether a project is sold out, and the query does not name it. */
function soldOutIn({ projects }: SearchableProjects, words: readonly string[]): (hit: Hit) => boolean {
  const typed = words.join(' ')
  const sold = new Set(
    projects
      .filter(({ status, name }) => status === 'Sold out' && nameWeight(queryWords(name).join(' '), typed) === 1)
      .map(({ slug }) => `/projects/${slug}`),
  )
  return ({ href }) => sold.has(href)
}

function plainHit({ kind, title, href, text, teaser }: SearchDocument): Hit {
  return { kind, title, href, text, parts: [], terms: new Set(), teaser: teaser ?? null }
}

/** Replaces every unknown word by the most similar known one. */
function correct(words: readonly string[], index: SearchIndex, typing: boolean): string | null {
  if (typing) return null
  const better = words.map((word) => (isStopWord(word) ? word : index.nearest(word)))
  return better.some((word, at) => word !== words[at]) ? better.join(' ') : null
}
