import { listAddressOf } from '../lists/address'

export const SEARCH_PATH = '/search-result'
/** The parameter's name in the specification. */
export const SEARCH_PARAMETER = 'searchTextFromHeader'

/** The address of a search: its words, and the shown kind and page. */
export function searchHref(words: string, kind = '', page = 1): string {
  return listAddressOf(SEARCH_PATH, { [SEARCH_PARAMETER]: words, kind, page })
}
