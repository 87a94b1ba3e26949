import 'server-only'
import { type Category, category, type PressItem, parseList, pressItem, reads } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { logDropped, read } from '../read'

/** All that was written about the group, the newest first. The home page's ten are a read of their own. */
export const readAllPressCoverage = oncePerAnswer(async (): Promise<readonly PressItem[]> => {
  const { records, dropped } = await read(reads.allPressCoverage, (answer) => parseList(pressItem, answer))
  logDropped('homepage-press-coverage', dropped)
  return records.toSorted((a, b) => b.date.localeCompare(a.date))
})

export const readPressCategories = oncePerAnswer(async (): Promise<readonly Category[]> => {
  const { records, dropped } = await read(reads.inTheNewsCategories, (answer) => parseList(category, answer))
  logDropped('in-the-news-category', dropped)
  return records.toSorted((a, b) => a.sequence - b.sequence)
})
