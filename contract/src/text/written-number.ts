import { typedText } from './digits.js'

/** Powers of ten that a word after a number stands for. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:cr|crs|crore|crores|करोड़|करोड)$/, 7],
  [/^(?:l|lac|lacs|lakh|lakhs|लाख)$/, 5],
  [/^(?:k|thousand|हज़ार|हजार)$/, 3],
  [/^$/, 0],
]
const WRITTEN = /^(-)?(?:₹|rs\.?|inr)?\s*(\d[\d,]*)?(?:\.(\d{1,20}))?\s*([\p{L}\p{M}]*)\.?(?:\/-)?$/u
/** Digits alone, in Indian groups (1,20,00,000) or in Western ones (12,000,000). */
const GROUPED = /^(?:\d*|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/

/** A number as it was written, in parts, so that nothing of it is rounded. */
export interface WrittenNumber {
  isNegative: boolean
  /** Digits before the point, perhaps none. */
  whole: string
  /** Digits after it, perhaps none. */
  fraction: string
  /** The power of ten of its word: 7 for a crore. */
  scale: number
}

/**
 * Reads a number as people write it: `1.2 cr`, `85 lakh`, `1,20,00,000`, `₹ 8500000/-`, `१.२ करोड़`. A comma that does
 * not part groups makes it no number: somebody who writes `850,5` may mean a decimal point.
 *
 * @returns `null` when it is none.
 */
export function readWrittenNumber(text: string): WrittenNumber | null {
  const match = WRITTEN.exec(typedText(text))
  const [, sign, whole = '', fraction = '', word = ''] = match ?? []
  if (!match || !GROUPED.test(whole) || (whole === '' && fraction === '')) return null
  const scale = SCALES.find(([words]) => words.test(word))?.[1]
  if (scale === undefined) return null
  return { isNegative: sign !== undefined, whole: whole.replaceAll(',', ''), fraction, scale }
}

/** @returns the number that a text writes, as near as a number of JavaScript can be; `null` when it writes none. */
export function writtenNumber(text: string): number | null {
  const written = readWrittenNumber(text)
  if (!written) return null
  const { isNegative, whole, fraction, scale } = written
  return Number(`${isNegative ? '-' : ''}${whole || '0'}.${fraction || '0'}e${scale}`)
}

const SMALL = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const GROUPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

/** A whole number from 0 in words: `one crore sixty lakh`. A slip of a digit is easier to see in them. */
export function numberInWords(value: number): string {
  for (const [size, name] of GROUPS) {
    if (value < size) continue
    const rest = value % size
    const head = `${numberInWords(Math.floor(value / size))} ${name}`
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`
  }
  if (value < SMALL.length) return SMALL[value] ?? ''
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`
}
