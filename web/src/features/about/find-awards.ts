import type { Combination } from '@ashlar/contract'
import type { ListPage } from '@/content/pagination'
import { wholeListIfUnavailable } from '@/content/read'
import { type ListedAward, readAwardCombinations, readAwardPage, readAwards } from '@/content/readers/awards'
import type { RouteQuery } from '@/routing/route'
import { byName } from '@/words/by-name'
import { Address, choicesOfValues, listAddressOf, type Offered, titleIn } from '../lists/address'
import { nearestPageOf } from '../lists/list-page'

export const AWARDS_PATH = '/about/awards-and-recognition'
/** Awards per page. */
const PAGE_SIZE = 24

export interface FoundAwards extends ListPage<ListedAward> {
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
  const counted = await readAwardCombinations()
  const categories = choicesOfValues(counted.flatMap(({ values }) => values.category ?? []).toSorted(byName)).map(
    (one) => ({
      ...one,
      count: countOfCategory(counted, one.title),
    }),
  )
  const category = address.oneOf('category', categories, 'field of work')
  const wanted = address.wantedPage()
  const title = titleIn(categories, category)
  const keep = title === '' && wanted === 1 ? 'disk' : 'memory'
  const part = await wholeListIfUnavailable(
    () => readAwardPage(title || undefined, { page: wanted, size: PAGE_SIZE, keep }),
    async () => findAwards(await readAwards(), title, wanted),
  )
  address.page(part.pages)
  return { ...part, category, categories, notes: address.notes }
}

function countOfCategory(counted: readonly Combination[], title: string): number {
  return counted.reduce((sum, { count, values }) => sum + (values.category?.includes(title) ? count : 0), 0)
}

/** A page from the whole list, for when the backend is away. */
export function findAwards(awards: readonly ListedAward[], category: string, page: number): ListPage<ListedAward> {
  const found = category ? awards.filter((award) => award.category === category) : awards
  return nearestPageOf(found, page, PAGE_SIZE)
}

export function awardsHref(category: string, page = 1): string {
  return listAddressOf(AWARDS_PATH, { category, page })
}
