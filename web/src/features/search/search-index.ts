import { foldText } from '@ashlar/contract'
import MiniSearch from 'minisearch'
import { conceptQuery, distanceOf, SHORTEST_MISSPELT } from './concept-query'
import type { Concept } from './concepts'
import { fieldTextOf, fingerprintOf, INDEXED_FIELDS, isLongField } from './indexed-fields'
import { SoundLookup } from './languages/sound'
import { MergedResults } from './merged-results'
import type { WeightOf } from './narrowing'
import { type DocumentKind, documentKeyOf, type SearchDocument } from './search-document'
import { isStem, isStopWord, stemsOf, termsOf, tokensOf } from './terms'

/** Factors by kind: some kinds are often the answer, others often only mention it. */
const KIND_WEIGHTS: Partial<Record<DocumentKind, number>> = {
  services: 1.3,
  pages: 1.4,
  technology: 1.2,
  openings: 0.6,
  vodcasts: 0.75,
}
/** Weights relative to an exact match: the word is a prefix, the word is spelt similarly. */
const WEIGHTS = { prefix: 0.75, fuzzy: 0.5 } as const
/** The least number of letters for a word to be read as two words, and of the shorter of the two. */
const SHORTEST_PARTED = 7
const SHORTEST_HALF = 3

/** The least number of documents that are considered as results. */
const MIN_CANDIDATES = 270
/** The most documents that are considered for one concept: the rest only mention it. */
const MOST_MATCHES = 500
/** The number of misspelt words whose corrections are remembered. */
const MOST_REMEMBERED = 1_000

/** A document that contains some of the concepts of a query. */
export interface Match {
  document: SearchDocument
  score: number
  /** The concepts that it contains, by their position in the query. */
  said: ReadonlySet<number>
  /** The terms of the document that matched. */
  terms: readonly string[]
}

interface Entry {
  document: SearchDocument
  /** The fingerprint of the indexed document, to see whether it has changed. */
  print: string
  /** The document's id in MiniSearch. */
  number: number
}

/** The index of all documents, in memory: MiniSearch, updated document by document. */
export class SearchIndex {
  readonly #index = new MiniSearch<Entry>({
    idField: 'number',
    fields: Object.keys(INDEXED_FIELDS),
    extractField: ({ number, document }, field) => (field === 'number' ? number : fieldTextOf(document, field)),
    tokenize: (text) => tokensOf(text).map(({ token }) => token),
    processTerm: (token, field) => this.#learn(token, field !== undefined && isLongField(field)),
  })
  readonly #entries = new Map<string, Entry>()
  readonly #numbered = new Map<number, SearchDocument>()
  /** Numbers of removed documents; they are reused, so that numbers stay small. */
  readonly #free: number[] = []
  /** Cached terms by token: most of a text consists of few different words. */
  readonly #lexicon = new Map<string, string[]>()
  /** How many times each word occurs; a word that is missing here counts as misspelt. It only grows. */
  readonly #frequency = new Map<string, number>()
  /** The same words in order, for a binary search by prefix. */
  #ordered: readonly string[] = []
  /** Words in Latin letters by their sound, made when the first word in other letters needs them. */
  readonly #sounds = new SoundLookup()
  /** How many words of `#frequency` have been added to them. */
  #heard = 0
  /** Corrections of misspelt words; cleared when the content changes. */
  readonly #nearest = new Map<string, string>()

  get size(): number {
    return this.#entries.size
  }

  /**
   * Makes the index hold exactly these documents; only what has changed is indexed again.
   *
   * @param pause is awaited from time to time, so that the server can answer requests meanwhile.
   * @returns how many documents were added, changed or removed.
   */
  async update(documents: readonly SearchDocument[], pause: () => Promise<void> = async () => {}): Promise<number> {
    const wanted = new Map<string, SearchDocument>()
    for (const document of documents) wanted.set(documentKeyOf(document), document)
    this.#nearest.clear()
    let changed = 0
    for (const id of [...this.#entries.keys()]) {
      if (wanted.has(id)) continue
      this.#takeOut(id)
      changed++
    }
    for (const [id, document] of wanted) {
      const print = fingerprintOf(document)
      if (this.#entries.get(id)?.print === print) continue
      this.#takeOut(id)
      this.#putIn(id, { document, print, number: this.#free.pop() ?? this.#numbered.size })
      changed++
      if (changed % 50 === 0) await pause()
    }
    if (this.#ordered.length !== this.#frequency.size) this.#ordered = [...this.#frequency.keys()].sort()
    return changed
  }

  #putIn(id: string, entry: Entry): void {
    this.#index.add(entry)
    this.#entries.set(id, entry)
    this.#numbered.set(entry.number, entry.document)
  }

  #takeOut(id: string): void {
    const known = this.#entries.get(id)
    if (!known) return
    this.#index.discard(known.number)
    this.#entries.delete(id)
    this.#numbered.delete(known.number)
    this.#free.push(known.number)
  }

  /** The document of the page at an address. */
  get(href: string): SearchDocument | undefined {
    return this.#entries.get(documentKeyOf({ whole: href, part: 0 }))?.document
  }

  /**
   * The known word that is most similar to this one. The word itself when it is known, is the prefix of a known word,
   * or resembles none.
   */
  nearest(word: string): string {
    if (this.knows(word) || word.length < SHORTEST_MISSPELT || /\d/.test(word)) return word
    const known = this.#nearest.get(word)
    if (known !== undefined) return known
    const nearest = this.#findNearest(word)
    if (this.#nearest.size >= MOST_REMEMBERED) this.#nearest.clear()
    this.#nearest.set(word, nearest)
    return nearest
  }

  #findNearest(word: string): string {
    const [first] = this.#index.search({ queries: [word], prefix: true, fuzzy: distanceOf(word) }, OPTIONS)
    const terms = first?.terms.filter((term) => this.knows(term)) ?? []
    return terms.some((term) => term.startsWith(word)) ? word : (terms[0] ?? word)
  }

  /** Splits `homeloan` into its two words, when neither it nor a similar word is known. */
  parted(word: string): string[] {
    if (word.length < SHORTEST_PARTED || this.nearest(word) !== word || this.knows(word)) return [word]
    const halves = Array.from({ length: word.length - 2 * SHORTEST_HALF + 1 }, (_, index) => {
      const at = index + SHORTEST_HALF
      return [word.slice(0, at), word.slice(at)]
    })
    const isKnown = (part: string) => this.knows(part)
    return (
      halves.find((half) => half.every(isKnown)) ??
      // One of the two may be misspelt too.
      halves.find((half) => half.some(isKnown) && half.every((part) => isKnown(this.nearest(part)))) ?? [word]
    )
  }

  /** Whether a document contains the word. */
  knows(word: string): boolean {
    return this.#frequency.has(word)
  }

  /**
   * The known word in Latin letters that sounds like a word in other letters: `plumbline` for `प्लंबलाइन`.
   *
   * @param exactly whether all vowels must be the same.
   */
  soundingLike(word: string, exactly: boolean): string | null {
    if (this.#heard < this.#frequency.size) {
      for (const known of [...this.#frequency.keys()].slice(this.#heard)) {
        if (/^[a-z]+$/.test(known)) this.#sounds.add(known)
      }
      this.#heard = this.#frequency.size
    }
    return this.#sounds.nearest(word, exactly)
  }

  /** Whether a document contains a word with this prefix. */
  begins(word: string): boolean {
    let from = 0
    let to = this.#ordered.length
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.#ordered[middle] ?? '') < word) from = middle + 1
      else to = middle
    }
    return this.#ordered[from]?.startsWith(word) ?? false
  }

  /**
   * Documents that contain at least one of the concepts, each with its score by BM25, the best first. To save time,
   * only documents with the rarest concept are scored, or with the next rarest too when the former has few.
   *
   * @param typing the last word may be incomplete.
   */
  find(concepts: readonly Concept[], typing: boolean): Match[] {
    const size = this.#numbered.size + this.#free.length
    const merged = new MergedResults(size)
    const frequencyOf = (word: string) => this.#frequencyOf(word)
    for (const index of this.#rarestFirst(concepts)) {
      const concept = concepts[index]
      if (!concept) continue
      const isEnough = merged.admitted >= MIN_CANDIDATES
      // MiniSearch does not score documents with a weight of 0.
      const weightOf: WeightOf | undefined = isEnough ? (id) => merged.weightOf(id) : undefined
      const sought = { typing, last: index === concepts.length - 1, size, weightOf, frequencyOf }
      const results = this.#index.search(conceptQuery(concept, sought), OPTIONS)
      if (!isEnough) merged.admit(results.slice(0, MOST_MATCHES))
      merged.add(results)
    }
    const conceptsOf = conceptsByTerm(concepts)
    return merged.best(MOST_MATCHES, originalTerms(concepts)).flatMap(({ id, score, queryTerms, terms }) => {
      const document = this.#numbered.get(id)
      if (!document) return []
      const said = new Set<number>()
      for (const term of queryTerms) for (const index of conceptsOf.get(term) ?? []) said.add(index)
      return [{ document, score: score * (KIND_WEIGHTS[document.kind] ?? 1), said, terms }]
    })
  }

  /** Positions of the concepts, the rarest first. */
  #rarestFirst(concepts: readonly Concept[]): number[] {
    const frequency = concepts.map(({ variants }) =>
      variants.reduce((sum, { words }) => sum + Math.min(...words.map((word) => this.#frequencyOf(word))), 0),
    )
    return [...frequency.keys()].sort((a, b) => (frequency[a] ?? 0) - (frequency[b] ?? 0))
  }

  /** How many times a word occurs in the texts; 0 when it does not. */
  #frequencyOf(word: string): number {
    return this.#frequency.get(word) ?? 0
  }

  /** @param long in a long text, words that occur in every text are left out. */
  #learn(token: string, long: boolean): string[] | null {
    if (long && isStopWord(foldText(token))) return null
    let terms = this.#lexicon.get(token)
    if (!terms) {
      terms = termsOf(token)
      this.#lexicon.set(token, terms)
    }
    for (const term of terms) if (!isStem(term)) this.#frequency.set(term, this.#frequencyOf(term) + 1)
    return terms.length > 0 ? terms : null
  }
}

/** Terms are already processed. */
const OPTIONS = {
  tokenize: (text: string) => [text],
  processTerm: (term: string) => term,
  boost: INDEXED_FIELDS,
  weights: WEIGHTS,
}

/** Words of another language that English words of the same concept translate. */
function originalTerms(concepts: readonly Concept[]): ReadonlySet<string> {
  const originals = concepts.flatMap(({ variants }) => variants.filter(({ original }) => original))
  return new Set(originals.flatMap(({ words }) => words.flatMap((word) => [word, ...stemsOf(word)])))
}

/** The concepts that each term belongs to; a word may belong to several. */
function conceptsByTerm(concepts: readonly Concept[]): ReadonlyMap<string, readonly number[]> {
  const byTerm = new Map<string, number[]>()
  for (const [index, { variants }] of concepts.entries()) {
    for (const word of variants.flatMap(({ words }) => words)) {
      for (const term of [word, ...stemsOf(word)]) byTerm.set(term, [...(byTerm.get(term) ?? []), index])
    }
  }
  return byTerm
}
