import { slugOf } from '@ashlar/contract'
import type { RouteQuery } from '@/routing/route'
import { type Phrase, say } from '@/words/say'

/** A choice of a filter: its value in the address, and its title for the visitor. */
export interface Offered {
  value: string
  title: string
}

/** Whether a choice matches what was typed. */
export type Matches = (choice: Offered, typed: string) => boolean

const LENGTH_LIMIT = 80
/** The most values of one name that are read. */
const VALUE_LIMIT = 40

/**
 * The parser for the parameters of an address. Values that are not understood are ignored and noted, so that the
 * visitor can be told.
 */
export class Address {
  /** Messages for the visitor. */
  readonly notes: string[] = []
  readonly #query: RouteQuery
  readonly #unknown: Phrase

  /** @param unknown the message for an unknown choice, with `{what}` and `{typed}`. */
  constructor(query: RouteQuery, unknown: Phrase = 'There is no {what} “{typed}”; it was left out.') {
    this.#query = query
    this.#unknown = unknown
  }

  /** Every value of a name as in the address. */
  values(name: string): readonly string[] {
    const given = this.#query[name]
    return given === undefined ? [] : typeof given === 'string' ? [given] : given
  }

  /** Every value of a name, trimmed; empty ones are left out. */
  allWords(name: string): readonly string[] {
    const values = this.values(name).slice(0, VALUE_LIMIT)
    return values.map((value) => value.trim().slice(0, LENGTH_LIMIT)).filter(Boolean)
  }

  /** The first value of a name, trimmed; empty when there is none. */
  words(name: string): string {
    return this.allWords(name)[0] ?? ''
  }

  /**
   * One of the choices, by default ignoring case.
   *
   * @param what names the filter for the visitor: `category`.
   * @returns the choice's value; empty when none was given.
   */
  oneOf(name: string, choices: readonly Offered[], what: Phrase, matches: Matches = isValue): string {
    return this.#known(this.allWords(name).slice(0, 1), choices, what, matches)[0] ?? ''
  }

  /** The chosen ones among the choices, in the order of the choices. */
  manyOf(name: string, choices: readonly Offered[], what: Phrase, matches: Matches = isValue): string[] {
    const asked = new Set(this.#known(this.allWords(name), choices, what, matches))
    return choices.map(({ value }) => value).filter((value) => asked.has(value))
  }

  #known(typed: readonly string[], choices: readonly Offered[], what: Phrase, matches: Matches): string[] {
    return typed.flatMap((words) => {
      const found = choices.find((choice) => matches(choice, words))
      if (!found) this.notes.push(say(this.#unknown, { what: say(what), typed: words }))
      return found?.value ?? []
    })
  }

  /**
   * A whole number from 1.
   *
   * @param fault the message for an invalid value; without it nothing is noted.
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

  /** The requested page, from 1, before the number of pages is known. */
  wantedPage(): number {
    const asked = this.words('page')
    return /^\d{1,6}$/.test(asked) ? Math.max(1, Number(asked)) : 1
  }

  /** Notes a page that does not exist. */
  notePage(pages: number): void {
    this.page(pages)
  }

  /** The page, from 1; for one that does not exist, the nearest that does. */
  page(pages: number): number {
    const asked = this.words('page')
    if (asked === '') return 1
    const number = /^\d{1,6}$/.test(asked) ? Number(asked) : 0
    const page = Math.min(Math.max(number, 1), pages)
    if (page !== number)
      this.notes.push(say('There is no page “{typed}”; this is page {page}.', { typed: asked, page }))
    return page
  }
}

function isValue({ value }: Offered, typed: string): boolean {
  return value.toLowerCase() === typed.toLowerCase()
}

/** The message for a page in the address that is no number from 1. */
export function noSuchPage(typed: string): string {
  return say('“{typed}” is no page; this is the first.', { typed })
}

/** The address of a state of a list: only what differs from the unfiltered list, always in the same order. */
export function listAddressOf(path: string, asked: Readonly<Record<string, string | number>>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    const neutral = value === '' || (name === 'page' && value === 1)
    if (!neutral) parameters.set(name, String(value))
  }
  const query = parameters.toString()
  return query ? `${path}?${query}` : path
}

/** Choices made from the values themselves, in the order of their first occurrence. */
export function choicesOfValues(values: readonly string[]): Offered[] {
  return [...new Set(values.filter(Boolean))].map((title) => ({ value: slugOf(title), title }))
}

/** The title of the choice with this value; empty when there is none. */
export function titleIn(choices: readonly Offered[], value: string): string {
  return choices.find((choice) => choice.value === value)?.title ?? ''
}
