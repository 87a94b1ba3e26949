/** The query of a page's address, as the route hands it over. */
export type Parameters = Record<string, string | string[] | undefined>

/** A choice of a filter: what stands in the address, and what the visitor reads. */
export interface Offered {
  value: string
  title: string
}

const LENGTH_LIMIT = 80

/**
 * Reads what the address of a list asks for, a wish at a time. What cannot be understood counts as no wish, and is
 * noted so that the visitor can be told.
 */
export class Address {
  /** Sentences for the visitor. */
  readonly notes: string[] = []
  readonly #parameters: Parameters

  constructor(parameters: Parameters) {
    this.#parameters = parameters
  }

  /** Words as typed; empty when there are none. */
  words(name: string): string {
    const given = this.#parameters[name]
    return ((Array.isArray(given) ? given[0] : given) ?? '').trim().slice(0, LENGTH_LIMIT)
  }

  /**
   * One of the choices, whatever its case.
   *
   * @param what names the wish to the visitor: `category`.
   * @returns the choice's value; empty when nothing is asked for.
   */
  oneOf(name: string, choices: readonly Offered[], what: string): string {
    const asked = this.words(name)
    if (asked === '') return ''
    const found = choices.find(({ value }) => value.toLowerCase() === asked.toLowerCase())
    if (!found) this.notes.push(`There is no ${what} “${asked}”; it was left out.`)
    return found?.value ?? ''
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

/** The address of a state of a list: only what differs from the plain list, always in the same order. */
export function addressOf(path: string, wishes: Readonly<Record<string, string | number>>): string {
  const parameters = new URLSearchParams()
  for (const [name, wish] of Object.entries(wishes)) {
    const neutral = wish === '' || (name === 'page' && wish === 1)
    if (!neutral) parameters.set(name, String(wish))
  }
  const query = parameters.toString()
  return query ? `${path}?${query}` : path
}

/** The choices that the values themselves make, in the order of their first appearance. */
export function choicesOf(values: readonly string[]): Offered[] {
  return [...new Set(values.filter(Boolean))].map((title) => ({ value: slugOf(title), title }))
}

/** `Channel Partners` as it stands in an address: `channel-partners`. */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** What the visitor reads for a choice that stands in the address; empty for none. */
export function titleIn(choices: readonly Offered[], value: string): string {
  return choices.find((choice) => choice.value === value)?.title ?? ''
}
