import type { Award } from '@ashlar/contract'
import { Address, addressOf, choicesOf, type Offered, type Parameters, slugOf } from '../lists/address'

export const AWARDS_PATH = '/about/awards-and-recognition'

export interface FoundAwards {
  awards: readonly Award[]
  /** As it stands in the address; empty for all. */
  category: string
  categories: readonly Offered[]
  notes: readonly string[]
}

/** Awards of the field of work that the address names. */
export function findAwards(parameters: Parameters, awards: readonly Award[]): FoundAwards {
  const address = new Address(parameters)
  const categories = choicesOf(awards.map(({ category }) => category).toSorted())
  const category = address.oneOf('category', categories, 'field of work')
  return {
    awards: category ? awards.filter((award) => slugOf(award.category) === category) : awards,
    category,
    categories,
    notes: address.notes,
  }
}

export function awardsHref(category: string): string {
  return addressOf(AWARDS_PATH, { category })
}
