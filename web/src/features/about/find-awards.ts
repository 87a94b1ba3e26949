import type { Award } from '@ashlar/contract'
import { orFromWhole } from '@/content/read'
import { readAwardCombinations, readAwardPage } from '@/content/readers/award-lists'
import { readAwards } from '@/content/readers/standing'
import { Address, addressOf, choicesOf, type Offered, type Parameters, titleIn } from '../lists/address'
import { type Part, pagesOf, partOf } from '../lists/part-of'

export const AWARDS_PATH = '/about/awards-and-recognition'
/** Awards on one page. */
const PAGE_SIZE = 24

export interface FoundAwards extends Part<Award> {
  /** As it stands in the address; empty for all. */
  category: string
  categories: readonly Offered[]
  notes: readonly string[]
}

/**
 * Awards of the field of work that the address names.
 *
 * @throws {ContentUnavailable} when the backend is away and they were never read.
 */
export async function readFoundAwards(parameters: Parameters): Promise<FoundAwards> {
  const address = new Address(parameters)
  const counted = await readAwardCombinations()
  const categories = choicesOf(counted.flatMap(({ values }) => values.category ?? []).toSorted())
  const category = address.oneOf('category', categories, 'field of work')
  const wanted = address.wantedPage()
  const title = titleIn(categories, category)
  const keep = title === '' && wanted === 1 ? 'disk' : 'memory'
  const part = await orFromWhole(
    () => readAwardPage(title || undefined, { page: wanted, size: PAGE_SIZE, keep }),
    async () => findAwards(await readAwards(), title, wanted),
  )
  address.page(part.pages)
  return { ...part, category, categories, notes: address.notes }
}

/** A page of a whole list that stands in for the backend. */
export function findAwards(awards: readonly Award[], category: string, page: number): Part<Award> {
  const found = category ? awards.filter((award) => award.category === category) : awards
  return partOf(found, Math.min(page, pagesOf(found.length, PAGE_SIZE)), PAGE_SIZE)
}

export function awardsHref(category: string, page = 1): string {
  return addressOf(AWARDS_PATH, { category, page })
}
