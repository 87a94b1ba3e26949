import 'server-only'
import { category, HOMEPAGE_PRESS_ITEMS, type PressItem, pressItem, reads } from '@ashlar/contract'
import { collection } from '../library/library'
import { bySequence } from '../read'

/** All press items, the newest first. */
export const readAllPressCoverage = collection(reads.allPressCoverage, pressItem, (items) =>
  items.toSorted(newestFirst),
)

/** The newest press items, as many as the home page shows. */
export const readNewestPress = collection(reads.pressCoverage, pressItem, (items) =>
  items.toSorted(newestFirst).slice(0, HOMEPAGE_PRESS_ITEMS),
)

export const readPressCategories = collection(reads.inTheNewsCategories, category, (categories) =>
  categories.toSorted(bySequence),
)

function newestFirst(a: PressItem, b: PressItem): number {
  return b.date.localeCompare(a.date)
}
