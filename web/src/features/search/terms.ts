import { stemmer } from 'stemmer'

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const NUMBER = `\\d+|${NUMBERS.slice(1, 7).join('|')}`

/** `3 BHK`, `three-bedroom`: one word to whoever looks for a home. */
const ROOMS = `(?:${NUMBER})[\\s-]*(?:bhk|bed(?:room)?s?)(?![\\p{L}\\p{N}])`
const TOKEN = new RegExp(`${ROOMS}|[\\p{L}\\p{N}]+(?:[-/&’'.][\\p{L}\\p{N}]+)*`, 'giu')

/** Stems stand apart from words, so that neither a beginning nor a misspelling meets one. */
const STEM = '~'

/** Words that stand in every text, in English and in the Hindi that visitors write in Latin letters. */
const STOP = new Set(
  [
    'a an and are as at be been but by can do does for from had has have how i if in into is it its me my no not of on or',
    'our so than that the their them there they this to us was we were what when where which who why will with you your',
    'about any please show find want need looking search near ka ke ki ko hai hain mein se aur ya kya kaise kare karna',
    'chahiye liye wala wali wale mujhe hamara kahan kitna kitne kab kyun par pe paas bare',
  ].flatMap((line) => line.split(' ')),
)

/** A text without accents and in small letters. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The words of a text as written, each with where it begins. */
export function tokensOf(text: string): { token: string; at: number }[] {
  return [...text.matchAll(TOKEN)].map((match) => ({ token: match[0], at: match.index }))
}

/**
 * Under what a word of a text is found: itself, its parts where it is made of several (`co-working` is also
 * `coworking`), and the stem of each.
 */
export function termsOf(token: string): string[] {
  return [...new Set(formsOf(token).flatMap((word) => [word, ...stemsOf(word)]))]
}

/** The same for a word that a visitor typed: its written forms, without stems. */
export function formsOf(token: string): string[] {
  const word = plain(token).replace(/[’']s$/, '')
  const rooms = new RegExp(`^(${NUMBER})[\\s-]*(?:bhk|bed)`, 'i').exec(word)
  if (rooms?.[1]) return [`${numberOf(rooms[1]) ?? rooms[1]}bhk`]
  const parts = word.split(/[-/&’'.]/).filter(Boolean)
  return parts.length > 1 ? [parts.join(''), ...parts] : parts
}

export function stemsOf(word: string): string[] {
  return /^\p{L}{4,}$/u.test(word) ? [STEM + stemmer(word)] : []
}

export function isStem(term: string): boolean {
  return term.startsWith(STEM)
}

export function isStopWord(word: string): boolean {
  return STOP.has(word)
}

/** @returns the number that a word says, in digits or in letters up to ten; `null` when it says none. */
export function numberOf(word: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(word)) return Number(word)
  const spelt = NUMBERS.indexOf(word)
  return spelt < 0 ? null : spelt
}
