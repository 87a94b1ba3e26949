import { type Phrase, say } from '@/words/say'
import { type Address, listAddressOf, noSuchPage, type Offered, titleIn } from '../lists/address'
import { type ListPage, nearestPageOf } from '../lists/list-page'
import { closestMatches, pairsOf, type RelaxationCandidate } from './closest-matches'
import type { FilterRow } from './filter'
import { FILTER_KINDS } from './kinds'

/** A filter of a small list: the visitor chooses one value. */
type ChoiceFilter<Item, Source> = FilterRow<'one', Source> & {
  /** Label of the form field. */
  readonly label: Phrase
  /** The choice that means no filter: `All cities`. */
  readonly any: Phrase
  /** The record's values as titles of choices: a choice finds the records that have its title. */
  readonly titlesOf: (item: Item) => string | readonly string[]
  /**
   * The suggestion to remove the filter when nothing is found, such as `any city`, and its cost compared with other
   * suggestions.
   */
  readonly relaxed: { readonly words: Phrase; readonly cost: number }
}

/** The filters of a small list by name, in the order of the address and of the form. */
type ChoiceFilters<Name extends string, Item, Source> = Readonly<Record<Name, ChoiceFilter<Item, Source>>>

/** The chosen value of each filter; empty for none. */
export type ChosenValues<Name extends string> = Readonly<Record<Name, string>>

/** A choice, and the number of results if it replaced the filter's current value. */
interface CountedOffer extends Offered {
  count: number
}

/** The number of results of each filter: without it, and for each of its choices. */
export type ChoiceFacets<Name extends string> = Readonly<
  Record<Name, { any: number; choices: readonly CountedOffer[] }>
>

/** What the page of a list shows about its filters in a given state. */
export interface ListOffer<Name extends string> {
  facets: ChoiceFacets<Name>
  /** The active filter values, each with the address of the list without it. */
  active: readonly { words: string; href: string }[]
  /** Suggestions when nothing is found, the nearest first. */
  nearest: readonly { words: string; href: string; count: number }[]
}

/** The names of a list and of its records. */
interface ListNames {
  path: string
  /** Id of the list's element, to which links lead. */
  anchor: string
  /** One record and several: `opening`, `openings`. */
  one: Phrase
  many: Phrase
  /** For a number of them: `{count} openings`. */
  counted: Phrase
}

/** The state of a list that its address describes: the value of each filter, and the page, from 1. */
export type ListState<Name extends string> = ChosenValues<Name> & { page: number }

const PAGE_LIMIT = 9_999

/**
 * A list with filters, and all behaviour that follows from its filter table.
 *
 * @typeParam Item the fields of a record that the filters use.
 * @typeParam Source where the choices come from.
 */
export class FilteredList<Name extends string, Item, Source> {
  readonly called: ListNames
  /** Records per page. */
  readonly pageSize: number
  readonly filters: ChoiceFilters<Name, Item, Source>

  constructor(called: ListNames, pageSize: number, filters: ChoiceFilters<Name, Item, Source>) {
    this.called = called
    this.pageSize = pageSize
    this.filters = filters
  }

  get names(): readonly Name[] {
    return Object.keys(this.filters) as Name[]
  }

  /** Reads the filters from the address. Unknown values are ignored and noted. */
  read(address: Address, source: Source): ChosenValues<Name> {
    const found = this.names.map((name) => [name, FILTER_KINDS.one.read(this.filters[name], address, source)])
    return Object.fromEntries(found) as ChosenValues<Name>
  }

  /** Reads filters and page from the address; an invalid page is noted, and the first is used. */
  readPage(address: Address, source: Source): ListState<Name> {
    const asked = this.read(address, source)
    const page = address.wholeNumber('page', PAGE_LIMIT, noSuchPage) ?? 1
    return { ...asked, page }
  }

  /** The address of a state of the list: only what differs from the unfiltered list, always in the same order. */
  hrefOf(asked: Partial<ChosenValues<Name>>, page = 1): string {
    const values = this.names.map((name) => [this.filters[name].parameter, asked[name] ?? ''])
    return listAddressOf(this.called.path, { ...Object.fromEntries(values), page })
  }

  /** The address of a state of the list, with the anchor of the list. */
  linkTo(asked: Partial<ChosenValues<Name>>, page = 1): string {
    return `${this.hrefOf(asked, page)}#${this.called.anchor}`
  }

  isAsked(asked: ChosenValues<Name>): boolean {
    return this.names.some((name) => asked[name] !== '')
  }

  /** The titles of the chosen values, for headings and page titles: `Meridian Bank`, `Apartments`, `Pune`. */
  titles(asked: ChosenValues<Name>, source: Source): string[] {
    return this.names.map((name) => this.titleOf(name, asked, source)).filter(Boolean)
  }

  /** The title of a filter's chosen value; empty for none. */
  titleOf(name: Name, asked: ChosenValues<Name>, source: Source): string {
    return asked[name] === '' ? '' : titleIn(this.filters[name].choices(source), asked[name])
  }

  /**
   * The active filters, the counts of all choices, and suggestions when nothing is found.
   *
   * @param items every record of the list.
   */
  offer(items: readonly Item[], asked: ChosenValues<Name>, source: Source): ListOffer<Name> {
    const found = this.filtered(items, asked, source)
    return {
      facets: this.#count(items, asked, source),
      active: this.names.flatMap((name) =>
        FILTER_KINDS.one
          .active(this.filters[name], asked[name], source)
          .map(({ words, rest }) => ({ words, href: this.linkTo({ ...asked, [name]: rest }) })),
      ),
      nearest: found.length > 0 ? [] : this.#nearest(items, asked, source),
    }
  }

  #count(items: readonly Item[], asked: ChosenValues<Name>, source: Source): ChoiceFacets<Name> {
    const facets = this.names.map((name) => {
      const row = this.filters[name]
      const others = this.filtered(items, { ...asked, [name]: '' }, source)
      const counts = FILTER_KINDS.one.count(row, asked[name], source, others, (item) => [row.titlesOf(item)])
      const choices = row.choices(source).map((choice) => ({ ...choice, count: counts.get(choice.title) ?? 0 }))
      return [name, { any: others.length, choices }]
    })
    return Object.fromEntries(facets) as ChoiceFacets<Name>
  }

  /** Suggestions when nothing is found. */
  #nearest(items: readonly Item[], asked: ChosenValues<Name>, source: Source) {
    const candidates = (less: ChosenValues<Name>) => {
      const facets = this.#count(items, less, source)
      return this.#givenUp(less)
        .map(({ name, ...rest }) => ({ ...rest, count: facets[name].any }))
        .filter(({ count }) => count > 0)
    }
    const found = closestMatches(candidates(asked), () => pairsOf(this.#givenUp(asked), candidates))
    return found.map(({ words, query, count }) => ({ words, href: this.linkTo(query), count }))
  }

  /** Each filter, removed; the cheapest first. */
  #givenUp(asked: ChosenValues<Name>): (Omit<RelaxationCandidate<ChosenValues<Name>>, 'count'> & { name: Name })[] {
    return this.names
      .filter((name) => asked[name] !== '')
      .map((name) => {
        const { words, cost } = this.filters[name].relaxed
        return { name, words: say(words), distance: cost, query: { ...asked, [name]: '' } }
      })
      .toSorted((a, b) => a.distance - b.distance)
  }

  /** A page of the records that match, in the order of the list. */
  find<One extends Item>(
    items: readonly One[],
    asked: ChosenValues<Name>,
    source: Source,
    page: number,
  ): ListPage<One> {
    return nearestPageOf(this.filtered(items, asked, source), page, this.pageSize)
  }

  /** The records that match the filters. */
  filtered<One extends Item>(items: readonly One[], asked: ChosenValues<Name>, source: Source): readonly One[] {
    const tests = this.names.flatMap((name) => {
      const title = this.titleOf(name, asked, source)
      if (title === '') return []
      const fits = FILTER_KINDS.one.matcher(title)
      return (item: Item) => fits(this.filters[name].titlesOf(item))
    })
    return items.filter((item) => tests.every((fits) => fits(item)))
  }
}
