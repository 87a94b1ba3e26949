import type { Award } from '@ashlar/contract'
import { readAwards } from '@/content/readers/awards'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { Address, choicesOfValues, listAddressOf, type Offered, titleIn } from '../lists/address'
import { type ListPage, nearestPageOf } from '../lists/list-page'

export const AWARDS_PATH = '/about/awards-and-recognition'
/** Awards per page. */
const PAGE_SIZE = 24

export interface FoundAwards extends ListPage<Award> {
  /** The value in the address; empty for all. */
  category: string
  /** Each with the number of its awards. */
  categories: readonly (Offered & { count: number })[]
  notes: readonly string[]
}

/**
 * The awards of the category in the address.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundAwards(parameters: RouteQuery): Promise<FoundAwards> {
  const address = new Address(parameters)
  const awards = await readAwards()
  const categories = choicesOfValues(awards.map((award) => award.category).toSorted(byName)).map((one) => ({
    ...one,
    count: awards.filter((award) => award.category === one.title).length,
  }))
  const category = address.oneOf('category', categories, 'field of work')
  const part = findAwards(awards, titleIn(categories, category), address.wantedPage())
  address.notePage(part.pages)
  return { ...part, category, categories, notes: address.notes }
}

/** A page of the awards of a category, or of all. */
export function findAwards(awards: readonly Award[], category: string, page: number): ListPage<Award> {
  const found = category ? awards.filter((award) => award.category === category) : awards
  return nearestPageOf(found, page, PAGE_SIZE)
}

export function awardsHref(category: string, page = 1): string {
  return listAddressOf(AWARDS_PATH, { category, page })
}
