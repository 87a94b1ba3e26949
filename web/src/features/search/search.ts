import { budgetIn } from './amounts'
import { type AskedProjects, askedProjects, type SearchableProjects } from './asked-projects'
import { type Concept, conceptsOf, queryWords } from './concepts'
import { kindsAsked } from './kinds-asked'
import type { Meanings } from './meanings'
import type { DocumentKind, SearchDocument } from './search-document'
import type { Match, SearchIndex } from './search-index'
import { isStopWord } from './terms'

/** Everything that a search looks into. */
export interface Searchable extends SearchableProjects {
  index: SearchIndex
  meanings: Meanings
}

/** A page that was found, and the parts of it that say what was asked for. */
export interface Hit {
  kind: DocumentKind
  title: string
  href: string
  /** What the excerpt is cut from. */
  text: string
  parts: readonly { heading: string; href: string; text: string }[]
  /** What to mark in title and texts. */
  terms: ReadonlySet<string>
}

export interface Found {
  hits: readonly Hit[]
  /** The list of projects that answers the query, where it asks for one. */
  projects: AskedProjects | null
  /** The query spelt as the content has it; `null` when there is nothing to correct. */
  corrected: string | null
}

/** Against the best page's score, below which a page only happens to hold one of the words. */
const WORTH = 0.005
/** Nobody looks further. */
const MOST_PAGES = 200
/** Parts of a page that are named below it. */
const PARTS = 3
/** How much the parts of a page add to its best one. */
const REST_WEIGHT = 0.1
/** How much more a page counts that is of the kind asked for. */
const KIND_ASKED = 3
/** What a concept tells that every match says, against one that fewer say. */
const LEAST_TOLD = 0.65
/** At least six letters and digits, with two digits at least. */
const NUMBERED = /^(?=(?:[a-z]*\d){2})[a-z\d]{6,}$/
const NAME_WEIGHTS = { same: 3, begins: 2.7, holds: 1.4 } as const

/**
 * Finds pages for what a visitor typed, the best first.
 *
 * @param typing the last word may still be unfinished.
 */
export function search(query: string, searchable: Searchable, typing = false): Found {
  const { index, meanings } = searchable
  const words = tellingWords(
    wordsOf(query, typing).flatMap((word) => (typing || meanings.knows(word) ? [word] : index.parted(word))),
    index,
  )
  const concepts = conceptsOf(words, meanings, (word) => speltAs(word, searchable))
  const projects = askedProjects(query, searchable, (word) => index.nearest(word))
  const hits = pagesOf(index.find(concepts, typing), concepts, words)
  return { hits: withProjects(hits, projects, index), projects, corrected: correct(words, index, typing) }
}

/** The words of a query; an amount asks for a price and is no word, unless it is all there is. */
function wordsOf(query: string, typing: boolean): string[] {
  const others = typing ? [] : queryWords(budgetIn(query)?.rest ?? query)
  return others.some((word) => !isStopWord(word)) ? others : queryWords(query)
}

/** What a misspelt word was meant to be, among the words of the content and those that mean the same as one of them. */
function speltAs(word: string, { index, meanings }: Searchable): string {
  if (index.knows(word) || index.begins(word)) return word
  return meanings.nearest(word) ?? index.nearest(word)
}

/** A registration's number or a postal code names one thing, whatever is said around it. */
function tellingWords(words: readonly string[], index: SearchIndex): readonly string[] {
  const numbers = words.filter((word) => NUMBERED.test(word) && index.knows(word))
  return numbers.length > 0 ? numbers : words
}

/** Folds the parts of a page into one hit, and puts first what says most of what was asked for. */
function pagesOf(matches: readonly Match[], concepts: readonly Concept[], words: readonly string[]): Hit[] {
  const weights = weightsOf(matches, concepts.length)
  const asked = kindsAsked(concepts)
  const share = (said: ReadonlySet<number>) => {
    let sum = 0
    for (const place of said) sum += weights[place] ?? 0
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
      for (const place of said) page.said.add(place)
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
    .filter((page, _, [best]) => page.score >= (best?.score ?? 0) * WORTH)
    .slice(0, MOST_PAGES)
    .map((page) => ({ ...page, score: page.score * weightOf(page.matches[0]?.document, words, asked) }))
    .sort((a, b) => b.score - a.score)
    .map((page) => hitOf(page.matches))
}

/** A page whose title or address is what was typed, or begins so, is what was meant; so is one of the kind asked for. */
function weightOf(
  document: SearchDocument | undefined,
  words: readonly string[],
  asked: ReadonlySet<DocumentKind>,
): number {
  if (!document) return 1
  const kindWeight = asked.has(document.kind) ? KIND_ASKED : 1
  return kindWeight * Math.max(...namesOf(document).map((name) => likeness(name, words.join(' '))))
}

/** The title and the address of a document as they are compared with a query; read once. */
const names = new WeakMap<SearchDocument, readonly string[]>()

function namesOf(document: SearchDocument): readonly string[] {
  const known = names.get(document)
  if (known) return known
  const address = document.whole.split(/[?#]/)[0]?.split('/').at(-1) ?? ''
  const read = [document.title, address.replaceAll('-', ' ')].map((name) => queryWords(name).join(' '))
  names.set(document, read)
  return read
}

function likeness(said: string, typed: string): number {
  if (said === typed) return NAME_WEIGHTS.same
  if (said.startsWith(typed)) return NAME_WEIGHTS.begins
  return ` ${said} `.includes(` ${typed} `) ? NAME_WEIGHTS.holds : 1
}

/** How much each concept tells: what few documents say, tells more. The weights of all concepts make one. */
function weightsOf(matches: readonly Match[], count: number): number[] {
  const frequency = new Array<number>(count).fill(0)
  for (const { said } of matches) for (const place of said) frequency[place] = (frequency[place] ?? 0) + 1
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
  }
}

/** Projects that are just what was asked for come before what only speaks of it, and those of its city before others. */
function withProjects(hits: readonly Hit[], list: AskedProjects | null, index: SearchIndex): readonly Hit[] {
  if (!list?.certain) return hits
  const asked = list.projects.flatMap((href): Hit[] => {
    const hit = hits.find((candidate) => candidate.href === href)
    if (hit) return [hit]
    const document = index.get(href)
    return document ? [plainHit(document)] : []
  })
  const others = hits.filter(({ href }) => !list.projects.includes(href))
  const isElsewhere = ({ href }: Hit) => list.elsewhere.has(href)
  const projects = others.filter(({ kind }) => kind === 'projects')
  const nearFirst = [...projects.filter((hit) => !isElsewhere(hit)), ...projects.filter(isElsewhere)].values()
  return [...asked, ...others.map((hit) => (hit.kind === 'projects' ? (nearFirst.next().value ?? hit) : hit))]
}

function plainHit({ kind, title, href, text }: SearchDocument): Hit {
  return { kind, title, href, text, parts: [], terms: new Set() }
}

/** Every word that no document says is replaced by the nearest that one does. */
function correct(words: readonly string[], index: SearchIndex, typing: boolean): string | null {
  if (typing) return null
  const better = words.map((word) => (isStopWord(word) ? word : index.nearest(word)))
  return better.some((word, place) => word !== words[place]) ? better.join(' ') : null
}
