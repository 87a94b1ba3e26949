import { listAddressOf } from '../lists/address'

export const SEARCH_PATH = '/search-result'
/** The specification's name. */
export const WORDS = 'searchTextFromHeader'

/** The address of a search: its words, and the kind and page that are shown. */
export function searchHref(words: string, kind = '', page = 1): string {
  return listAddressOf(SEARCH_PATH, { [WORDS]: words, kind, page })
}
