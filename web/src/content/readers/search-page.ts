import 'server-only'
import { parseOne, reads, type SearchPage, searchPage } from '@ashlar/contract'
import { oncePerAnswer } from '../making'
import { read } from '../read'

/** @returns `null` where editors wrote none; the search then knows no other words than those that are typed. */
export const readSearchPage = oncePerAnswer(
  async (): Promise<SearchPage | null> => read(reads.searchPage, (answer) => parseOne(searchPage, answer)),
)
