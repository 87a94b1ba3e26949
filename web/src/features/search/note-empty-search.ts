import 'server-only'
import { countedWords, foldText } from '@ashlar/contract'
import { log } from '@/config/log'
import { RequestError } from '@/content/errors'
import { inBackground } from '@/content/response-scope'
import { countEmptySearch } from '@/content/writers/empty-searches'
import { currentLanguage } from '@/words/current-language'
import { plainQuery } from './languages/plain-query'

/** Searches that are being counted at once; further ones of a flood are left out. */
const MOST_AT_ONCE = 8
let running = 0

/**
 * Has a search that found nothing counted for editors, by its words and language alone: a page knows nothing else of its
 * visitor. It delays nobody. Words that may tell of a person are left out.
 */
export function noteEmptySearch(typed: string): void {
  // One spelling of a search is one row.
  const words = countedWords(foldText(plainQuery(typed, () => true)))
  if (words === null || running >= MOST_AT_ONCE) return
  const language = currentLanguage().code
  running += 1
  inBackground(async () => {
    try {
      await countEmptySearch({ words, language })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      log.info({ error }, 'a search that found nothing was not counted')
    } finally {
      running -= 1
    }
  })
}
