import { projectStatuses, propertyTypes, slugOf } from '@ashlar/contract'
import type { FilterName } from '../projects/filters/filter-table'
import { projectIndexOf } from '../projects/filters/project-index'
import type { SearchableProjects } from './asked-projects'
import { type Meanings, phraseKeyOf, phraseWords } from './meanings'

/** Filters that a query can name. */
export type SearchedFilter = Extract<
  FilterName,
  'propertyType' | 'city' | 'locality' | 'status' | 'configuration' | 'priceMin' | 'priceMax' | 'year'
>

/** A choice of a filter of the project list. */
interface FilterChoice {
  name: SearchedFilter
  /** The value in the address. */
  value: string
  title: string
}

/** Words that visitors use for the two kinds of property. Not `office` alone: `pune office` asks for ours. */
const TYPE_WORDS = {
  Residential: ['residential', 'home', 'house', 'flat', 'apartment'],
  Commercial: [
    'commercial',
    ...['office', 'office space', 'retail space'].flatMap((what) =>
      ['for sale', 'for rent', 'on rent', 'for lease', 'to let', 'to rent', 'to buy'].map((how) => `${what} ${how}`),
    ),
  ],
} as const
/** Words that accompany a filter without a meaning of their own. */
const FILLERS =
  'project projects property properties sale buy buying purchase new best price prices budget options listing in'
/** Kinds of deal. They count beside a kind of unit (`shop for rent`); `sale` is a filler too, since buying is what the list is for. */
const DEALS = ['rent', 'lease', 'sale'] as const
const READY = ['ready to move', 'ready possession', 'immediate possession']

type Deal = (typeof DEALS)[number]

/** Every phrase that names a choice of the list's filters. */
export class FilterVocabulary {
  readonly #choices = new Map<string, FilterChoice>()
  readonly #words = new Set<string>()
  readonly #fillers = new Set(FILLERS.split(' '))
  /** Each word for a deal, synonyms too. */
  readonly #deals = new Map<string, Deal>(DEALS.map((deal) => [deal, deal]))
  #longest = 1

  constructor({ choices, projects }: Pick<SearchableProjects, 'choices' | 'projects'>, meanings: Meanings) {
    const { areaConfigurations, cities } = choices
    const learn = (phrase: string, choice: FilterChoice) => {
      this.#learn(phrase, choice)
      const words = phraseWords(phrase)
      const meaning = meanings.at(words, 0)
      // Synonyms of the whole phrase alone: `daftar` means an office, and not an office unit.
      if (meaning?.length === words.length) for (const other of meaning.synonyms) this.#learn(other, choice)
    }
    // In the order of precedence: a phrase keeps its first meaning.
    for (const { value, title } of areaConfigurations) learn(title, { name: 'configuration', value, title })
    for (const { slug, name, formerName } of cities) {
      for (const said of [name, formerName]) learn(said, { name: 'city', value: slug, title: name })
    }
    // The localities of the shown projects; the index has gathered them already.
    for (const { value, title } of projectIndexOf(projects, choices).source.localities) {
      for (const said of [title, ...title.split(',')]) learn(said, { name: 'locality', value, title })
    }
    for (const status of projectStatuses) learn(status, { name: 'status', value: slugOf(status), title: status })
    for (const said of READY) learn(said, { name: 'status', value: 'ready-to-move-in', title: 'Ready to move in' })
    for (const type of propertyTypes) {
      for (const said of TYPE_WORDS[type]) learn(said, { name: 'propertyType', value: type, title: type })
    }
    const synonymsOf = (word: string) =>
      (meanings.at([word], 0)?.synonyms ?? [])
        .map(phraseWords)
        .flatMap(([first, ...rest]) => (first && rest.length === 0 ? [first] : []))
    for (const filler of [...this.#fillers]) for (const other of synonymsOf(filler)) this.#fillers.add(other)
    for (const deal of DEALS) {
      for (const other of synonymsOf(deal)) if (!this.#deals.has(other)) this.#deals.set(other, deal)
    }
  }

  /** Whether the word, or a synonym of it, accompanies a filter without a meaning of its own. */
  isFiller(word: string): boolean {
    return this.#fillers.has(word)
  }

  /** The kind of deal that a word names: `rent` for `kiraya`. */
  dealOf(word: string): Deal | undefined {
    return this.#deals.get(word)
  }

  /** Whether the word is part of a phrase for some choice. */
  knows(word: string): boolean {
    return this.#words.has(word)
  }

  /** The longest phrase, starting at a word, that names a choice, and its number of words. */
  at(words: readonly string[], start: number): (FilterChoice & { length: number }) | null {
    for (let length = Math.min(this.#longest, words.length - start); length > 0; length--) {
      const choice = this.#choices.get(phraseKeyOf(words.slice(start, start + length)))
      if (choice) return { ...choice, length }
    }
    return null
  }

  /** The first meaning of a phrase is kept. */
  #learn(phrase: string, choice: FilterChoice): void {
    const words = phraseWords(phrase)
    const key = phraseKeyOf(words)
    if (key === '' || this.#choices.has(key)) return
    this.#longest = Math.max(this.#longest, words.length)
    this.#choices.set(key, choice)
    for (const word of words) this.#words.add(word)
  }
}
