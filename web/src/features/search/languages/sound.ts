import { searchWords } from '@/words/search-words'

/** How a word sounds, roughly, in whatever letters it is written: `फ़्लैट` and `flat` differ by one vowel. */
interface Sound {
  consonants: string
  /** Consonants, and all vowels but `a`, which Indian scripts often leave unwritten. */
  whole: string
}

const SOUNDS = new Map([...searchWords.values()].flatMap(({ letters }) => Object.entries(letters)))

/** Spellings of one sound in Latin letters, in the order in which they are replaced. */
const SPELLINGS: readonly (readonly [spelling: string | RegExp, sound: string])[] = [
  [/[ts]ion/g, 'shon'],
  [/[ct]ial/g, 'shal'],
  ['ture', 'cher'],
  ['ph', 'f'],
  ['qu', 'kv'],
  [/ck|q/g, 'k'],
  ['x', 'ks'],
  [/c(?=[eiy])/g, 's'],
  // `ch` and `sh` are one letter each.
  [/s?ch+/g, 'C'],
  ['sh', 'S'],
  ['c', 'k'],
  [/([kgtdbj])h/g, '$1'],
  ['z', 'j'],
  ['wr', 'r'],
  [/[ao]w(?![aeiou])/g, 'o'],
  ['w', 'v'],
  [/m(?=[pb])/g, 'n'],
  ['oo', 'u'],
  ['ee', 'i'],
  [/(.)\1+/g, '$1'],
  [/^yu/g, 'u'],
  [/\By/g, 'i'],
  [/a?i|ei|ea/g, 'i'],
  [/oa|au|ou/g, 'o'],
  ['a', ''],
  [/\Be$/g, ''],
  [/([eiou])\1+/g, '$1'],
]
/** At the end of a word it only colours the vowel before it. */
const FINAL_NASAL = /\u0902$/
const MARK = /\p{M}/u
const CONSONANT = /[^aeiou]/
const VOWELS = /[eiou]/g

function soundOf(word: string): Sound {
  const whole = SPELLINGS.reduce((spelt, [spelling, sound]) => spelt.replaceAll(spelling, sound), inLatin(word))
  return { consonants: whole.replace(VOWELS, ''), whole }
}

function inLatin(word: string): string {
  let latin = ''
  let before = ''
  for (const letter of word.replace(FINAL_NASAL, '')) {
    const sound = SOUNDS.get(letter)
    // A letter without a vowel sign is spoken with a vowel that nobody writes.
    const isApart = sound !== undefined && SOUNDS.has(before) && !MARK.test(before) && !isJoined(letter, sound)
    latin += (isApart ? 'a' : '') + (sound ?? letter)
    before = letter
  }
  return latin
}

/** Whether a letter is a vowel sign, or the sign that a consonant has no vowel. */
function isJoined(letter: string, sound: string): boolean {
  return MARK.test(letter) && !CONSONANT.test(sound)
}

/** Words by their sound. */
export class SoundLookup {
  readonly #words = new Map<string, { word: string; whole: string }[]>()

  add(word: string): void {
    const { consonants, whole } = soundOf(word)
    if (consonants.length < FEWEST_CONSONANTS) return
    const alike = this.#words.get(consonants)
    if (alike) alike.push({ word, whole })
    else this.#words.set(consonants, [{ word, whole }])
  }

  /**
   * The word that sounds most alike: its consonants are the same, and few vowels differ. Of several, the first that was
   * added.
   *
   * @param exactly whether all vowels must be the same; otherwise more may differ in a word with more consonants.
   */
  nearest(word: string, exactly: boolean): string | null {
    const { consonants, whole } = soundOf(word)
    const limit = exactly ? 0 : consonants.length - 2
    let best: { word: string; distance: number } | null = null
    for (const known of this.#words.get(consonants) ?? []) {
      const distance = vowelsApart(known.whole, whole)
      if (distance <= limit && (!best || distance < best.distance)) best = { word: known.word, distance }
    }
    return best?.word ?? null
  }
}

/** With one consonant, too many words sound alike. */
const FEWEST_CONSONANTS = 2

/** The number of vowels that differ between two words with the same consonants. */
function vowelsApart(a: string, b: string): number {
  const [vowelsOfA, vowelsOfB] = [a, b].map((whole) => whole.split(/[^eiou]/))
  return (vowelsOfA ?? []).reduce((sum, vowels, index) => sum + (vowels === vowelsOfB?.[index] ? 0 : 1), 0)
}
