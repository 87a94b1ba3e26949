import * as z from 'zod/mini'
import { withLatinDigits } from './text/digits.js'

/** Characters of a search; a longer text is a message. */
const LONGEST = 80
/** The mark of an address of mail or of a page. */
const ADDRESS = /@|:\/\/|\bwww\./
/** What is written between the digits of a telephone or of a card. */
const BETWEEN_DIGITS = /[\s().+/-]/g
/** One digit more than a postal code. */
const LONG_NUMBER = /\d{7}/

/**
 * The words of a search as they are counted for editors: in small letters, with single blanks.
 *
 * @returns `null` for what may tell of a person (an address of mail, a telephone, the number of a document), or is no
 * search: such a text is never kept.
 */
export function countedWords(typed: string): string | null {
  const words = withLatinDigits(typed.normalize('NFKC'))
    .toLowerCase()
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (words.length > LONGEST || !/\p{L}/u.test(words)) return null
  if (ADDRESS.test(words) || LONG_NUMBER.test(words.replace(BETWEEN_DIGITS, ''))) return null
  return words.split(' ').some(isDocumentNumber) ? null : words
}

/** Whether a word may be the number of a document, such as a taxpayer's: letters and four digits without a blank. */
function isDocumentNumber(word: string): boolean {
  return /\d{4}/.test(word) && /\p{L}/u.test(word)
}

/** Body of `POST /api/empty-searches`: a search that found nothing. */
export const emptySearch = z.object({
  words: z.string().check(z.refine((words) => countedWords(words) === words, 'words as countedWords returns them')),
  language: z.string().check(z.regex(/^[a-z]{2}$/)),
})

export type EmptySearch = z.infer<typeof emptySearch>
