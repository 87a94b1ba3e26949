import type { Filters } from '@ashlar/contract'
import type { ListPage, PageRequest } from '@/content/pagination'
import { type Address, listAddressOf, titleIn } from '../lists/address'
import { nearestPageOf } from '../lists/list-page'
import type { FilterRow } from './filter'
import { FILTER_KINDS } from './kinds'
import { mergedFilters } from './merged-filters'

/** A filter of a small list: one of a few choices. */
export type ChoiceFilter<Item, Source> = FilterRow<'one', Source> & {
  /** Of its field. */
  readonly label: string
  /** The choice that asks for nothing: `All cities`. */
  readonly any: string
  /** What a record has of it, as the titles of the choices: where a whole list stands in for the backend. */
  readonly titlesOf: (item: Item) => string | readonly string[]
  /** What is offered where nothing is found, `any city`, and in which order. */
  readonly relaxed?: { readonly words: string; readonly turn: number }
}

/** The filters of a small list by their names, in the order of the address and of the form. */
export type ChoiceFilters<Name extends string, Item, Source> = Readonly<Record<Name, ChoiceFilter<Item, Source>>>

/** What is asked of each filter; empty for nothing. */
export type AskedChoices<Name extends string> = Readonly<Record<Name, string>>

/** A state of a list by its address: what is asked of each filter, and the page, from 1. */
export type AskedPage<Name extends string> = AskedChoices<Name> & { page: number }

const PAGE_LIMIT = 9_999

/** A list that is narrowed by its filters, with all that follows from them. */
export class FilteredList<Name extends string, Item, Source> {
  readonly path: string
  /** Records on one page. */
  readonly pageSize: number
  readonly filters: ChoiceFilters<Name, Item, Source>

  constructor(path: string, pageSize: number, filters: ChoiceFilters<Name, Item, Source>) {
    this.path = path
    this.pageSize = pageSize
    this.filters = filters
  }

  get names(): readonly Name[] {
    return Object.keys(this.filters) as Name[]
  }

  /** Reads the address. What it says that is no choice is left out and noted. */
  read(address: Address, source: Source): AskedChoices<Name> {
    const found = this.names.map((name) => [name, FILTER_KINDS.one.read(this.filters[name], address, source)])
    return Object.fromEntries(found) as AskedChoices<Name>
  }

  /** Reads the address with its page; what is no page is noted, and the first. */
  readPage(address: Address, source: Source): AskedPage<Name> {
    const asked = this.read(address, source)
    const page = address.wholeNumber('page', PAGE_LIMIT, (typed) => `“${typed}” is no page; this is the first.`) ?? 1
    return { ...asked, page }
  }

  /** The address of a state of the list: only what differs from the plain list, always in the same order. */
  hrefOf(asked: Partial<AskedChoices<Name>>, page = 1): string {
    const values = this.names.map((name) => [this.filters[name].parameter, asked[name] ?? ''])
    return listAddressOf(this.path, { ...Object.fromEntries(values), page })
  }

  isAsked(asked: AskedChoices<Name>): boolean {
    return this.names.some((name) => asked[name] !== '')
  }

  /** What is chosen in words, for headings and titles: `Meridian Bank`, `Apartments`, `Pune`. */
  titles(asked: AskedChoices<Name>, source: Source): string[] {
    return this.names.map((name) => this.titleOf(name, asked, source)).filter(Boolean)
  }

  /** What is chosen of a filter in words; empty for nothing. */
  titleOf(name: Name, asked: AskedChoices<Name>, source: Source): string {
    return asked[name] === '' ? '' : titleIn(this.filters[name].choices(source), asked[name])
  }

  /** What to ask for instead of what finds nothing: each filter given up. */
  relaxations(asked: AskedChoices<Name>): { words: string; asked: AskedChoices<Name> }[] {
    return this.names
      .flatMap((name) => {
        const { relaxed } = this.filters[name]
        return relaxed && asked[name] !== '' ? { ...relaxed, asked: { ...asked, [name]: '' } } : []
      })
      .toSorted((a, b) => a.turn - b.turn)
  }

  /** What the backend is asked for. */
  backendFilters(asked: AskedChoices<Name>, source: Source): Filters {
    const names = this.names.filter((name) => asked[name] !== '')
    return mergedFilters(names.map((name) => FILTER_KINDS.one.filters(this.filters[name], asked[name], source)))
  }

  /** Asks the backend for a page. The plain list is kept on disk, its many other states in memory. */
  requestFor(asked: AskedChoices<Name>, page: number): PageRequest {
    const keep = this.hrefOf(asked, page) === this.path ? 'disk' : 'memory'
    return { page, size: this.pageSize, keep }
  }

  /** A page of a whole list that stands in for the backend, in the order of that list. */
  find(items: readonly Item[], asked: AskedChoices<Name>, source: Source, page: number): ListPage<Item> {
    return nearestPageOf(this.fitting(items, asked, source), page, this.pageSize)
  }

  /** Those of a whole list that are asked for. */
  fitting(items: readonly Item[], asked: AskedChoices<Name>, source: Source): readonly Item[] {
    const tests = this.names.flatMap((name) => {
      const title = this.titleOf(name, asked, source)
      if (title === '') return []
      const fits = FILTER_KINDS.one.matcher(title)
      return (item: Item) => fits(this.filters[name].titlesOf(item))
    })
    return items.filter((item) => tests.every((fits) => fits(item)))
  }
}
