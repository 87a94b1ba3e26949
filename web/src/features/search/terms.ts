import { foldText } from '@ashlar/contract'
import { stemmer } from 'stemmer'
import { searchWords } from '@/words/search-words'

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = `\\d+|${NUMBERS.slice(1, 7).join('|')}`

/** `3 BHK`, `three-bedroom`: one term. */
const ROOMS = `(?:${NUMBER})[\\s-]*(?:bhk|bed(?:room)?s?)(?![\\p{L}\\p{N}])`
/** `38,500`, `400 001`: one number. */
const GROUPED = '\\d{1,3}(?:,\\d{2,3})+(?!\\d)|\\b\\d{3} \\d{3}\\b'
/** Letters with their marks: the vowels of Indian scripts are marks, and invisible joiners shape their letters. */
const WORD = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}\\u200c\\u200d×]*'
const TOKEN = new RegExp(`${ROOMS}|${GROUPED}|${WORD}(?:[-/&’'.]${WORD})*`, 'giu')
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}]/u
/** The least number of letters and marks that remain of a word without its ending. */
const SHORTEST_STEM = 2

/** A prefix for stems, so that prefix and fuzzy searches of words do not match them. */
const STEM = '~'

/** Words that occur in every text, in English and in Hindi written in Latin letters. */
const STOP = new Set(
  [
    'a an and are as at be been being but by can cannot could did do does doing done for from had has have having he her',
    'him his how i if in into is it its just may me might must my no not of on or our ours she should so some than that',
    'the their them then there these they this those to too us very was we were what when where whether which while who',
    'whom whose why will with would you your yours am any anybody anyone somebody someone something anything',
    'about also all ask asked before after called can’t please kindly show tell give get gets getting got go going know',
    'look looks looking find finding want wants wanted need needs let like make makes search searching near take takes see',
    'show hello hi dear sir madam really actually much many one thing things way help helps use using per',
    'ka ke ki ko hai hain ho hota hoti hote hoga hua hui mein main me se aur ya kya kaise kaisa kaisi kare karna karne',
    'karta karti karte karo kar chahiye liye wala wali wale mujhe mujhko hum hume humko hamara hamari hamare mera meri mere',
    'aap aapka aapki aapke apna apni apne kahan kaha kidhar kitna kitne kitni kab kyun kyu par pe paas bare baare kaun kon',
    'koi kuch yeh ye woh wo jo jaise iska iski uska uski tak bhi sakta sakte sakti sakun lena lete leta dena dete milega',
    'milegi milta milti raha rahe rahi rahna rehna hona sabse zyada accha acche achha achhi bata batao bataiye',
    ...[...searchWords.values()].map(({ stopWords }) => foldText(stopWords)),
  ].flatMap((line) => line.split(' ')),
)

const ENDINGS = [...searchWords.values()].flatMap(({ endings }) => endings)

/** The words of a text as written, each with its position. */
export function tokensOf(text: string): { token: string; at: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => ({ token: match[0], at: match.index }))
}

/**
 * The terms under which a word of a text is indexed: itself, its parts if it is a compound (`co-working` is also
 * `coworking`), and the stem of each.
 */
export function termsOf(token: string): string[] {
  return [...new Set(formsOf(token).flatMap((word) => [word, ...stemsOf(word)]))]
}

/** The same for a word of a query: its written forms, without stems. */
export function formsOf(token: string): string[] {
  const word = foldText(token).replace(/[’']s$/, '')
  const rooms = new RegExp(`^(${NUMBER})[\\s-]*(?:bhk|bed)`, 'i').exec(word)
  if (rooms?.[1]) return [`${numberOf(rooms[1]) ?? rooms[1]}bhk`]
  if (/^[\d, ]+$/.test(word)) return [word.replace(/[, ]/g, '')]
  const parts = word.split(/[-/&’'.]/).filter(Boolean)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
}

export function stemsOf(word: string): string[] {
  if (!isLatin(word)) return [STEM + withoutEnding(word)]
  return /^\p{L}{4,}$/u.test(word) ? [STEM + stemmer(word)] : []
}

/** Whether a word consists of Latin letters, digits and signs. */
export function isLatin(word: string): boolean {
  return !NOT_LATIN.test(word)
}

function withoutEnding(word: string): string {
  const ending = ENDINGS.find((known) => word.length >= known.length + SHORTEST_STEM && word.endsWith(known))
  return ending === undefined ? word : word.slice(0, -ending.length)
}

export function isStem(term: string): boolean {
  return term.startsWith(STEM)
}

export function isStopWord(word: string): boolean {
  return STOP.has(word)
}

/** @returns the number that a word means, in digits or as a word up to ten; `null` when it means none. */
export function numberOf(word: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word)
  const spelt = NUMBERS.indexOf(word)
  return spelt < 0 ? null : spelt
}
