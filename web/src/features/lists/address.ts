import { slugOf } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'

/** A choice of a filter: what stands in the address, and what the visitor reads. */
export interface Offered {
  value: string
  title: string
}

/** Whether a choice is what was typed. */
export type Matches = (choice: Offered, typed: string) => boolean

const LENGTH_LIMIT = 80
/** Values of one name that are looked at. */
const VALUE_LIMIT = 40

/**
 * The one parser of addresses. What cannot be understood counts as not asked for, and is noted so that the visitor can
 * be told.
 */
export class Address {
  /** Sentences for the visitor. */
  readonly notes: string[] = []
  readonly #query: RouteQuery
  readonly #unknown: (what: string, typed: string) => string

  /** @param unknown says that there is no such choice: `There is no city “Atlantis”; it was left out.` */
  constructor(
    query: RouteQuery,
    unknown = (what: string, typed: string) => `There is no ${what} “${typed}”; it was left out.`,
  ) {
    this.#query = query
    this.#unknown = unknown
  }

  /** Every value of a name as it stands in the address. */
  values(name: string): readonly string[] {
    const given = this.#query[name]
    return given === undefined ? [] : typeof given === 'string' ? [given] : given
  }

  /** Every value of a name without spaces around it, and without those that are empty. */
  allWords(name: string): readonly string[] {
    const values = this.values(name).slice(0, VALUE_LIMIT)
    return values.map((value) => value.trim().slice(0, LENGTH_LIMIT)).filter(Boolean)
  }

  /** The first words of a name; empty when there are none. */
  words(name: string): string {
    return this.allWords(name)[0] ?? ''
  }

  /**
   * One of the choices, by default whatever its case.
   *
   * @param what names the filter to the visitor: `category`.
   * @returns the choice's value; empty when nothing is asked for.
   */
  oneOf(name: string, choices: readonly Offered[], what: string, matches: Matches = isValue): string {
    return this.#known(this.allWords(name).slice(0, 1), choices, what, matches)[0] ?? ''
  }

  /** Those of the choices that are asked for, in the order of the choices. */
  someOf(name: string, choices: readonly Offered[], what: string, matches: Matches = isValue): string[] {
    const asked = new Set(this.#known(this.allWords(name), choices, what, matches))
    return choices.map(({ value }) => value).filter((value) => asked.has(value))
  }

  #known(typed: readonly string[], choices: readonly Offered[], what: string, matches: Matches): string[] {
    return typed.flatMap((words) => {
      const found = choices.find((choice) => matches(choice, words))
      if (!found) this.notes.push(this.#unknown(what, words))
      return found?.value ?? []
    })
  }

  /**
   * A whole number from 1.
   *
   * @param fault says what is wrong with something else; without it nothing is said.
   * @returns `null` when there is none.
   */
  wholeNumber(name: string, most: number, fault?: (typed: string) => string): number | null {
    const typed = this.words(name)
    if (typed === '') return null
    const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN
    if (number >= 1 && number <= most) return number
    if (fault) this.notes.push(fault(typed))
    return null
  }

  /** The page as it is asked for, from 1, before it is known how many there are. */
  wantedPage(): number {
    const asked = this.words('page')
    return /^\d{1,6}$/.test(asked) ? Math.max(1, Number(asked)) : 1
  }

  /** The page from 1; one that does not exist is the nearest that does. */
  page(pages: number): number {
    const asked = this.words('page')
    if (asked === '') return 1
    const number = /^\d{1,6}$/.test(asked) ? Number(asked) : 0
    const page = Math.min(Math.max(number, 1), pages)
    if (page !== number) this.notes.push(`There is no page “${asked}”; this is page ${page}.`)
    return page
  }
}

function isValue({ value }: Offered, typed: string): boolean {
  return value.toLowerCase() === typed.toLowerCase()
}

/** The address of a state of a list: only what differs from the plain list, always in the same order. */
export function listAddressOf(path: string, asked: Readonly<Record<string, string | number>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    const neutral = value === '' || (name === 'page' && value === 1)
    if (!neutral) parameters.set(name, String(value))
  }
  const query = parameters.toString()
  return query ? `${path}?${query}` : path
}

/** The choices that the values themselves make, in the order of their first appearance. */
export function choicesOfValues(values: readonly string[]): Offered[] {
  return [...new Set(values.filter(Boolean))].map((title) => ({ value: slugOf(title), title }))
}

/** What the visitor reads for a choice that stands in the address; empty for none. */
export function titleIn(choices: readonly Offered[], value: string): string {
  return choices.find((choice) => choice.value === value)?.title ?? ''
}
