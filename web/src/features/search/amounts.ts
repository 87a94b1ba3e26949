import { numberOf } from './terms'

const UNITS: Readonly<Record<string, number>> = {
  cr: 10_000_000,
  crore: 10_000_000,
  crores: 10_000_000,
  karod: 10_000_000,
  l: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lakh: 100_000,
  lakhs: 100_000,
}

const NUMBER = '\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten'
const AT_MOST = 'under|below|up ?to|within|less than|at most|max(?:imum)?|budget(?: of)?|around|about|between|for'
/** `under 2 crore`, `₹80 lakh`, `50-80 lakhs`, `2 crore se kam`; the rest of the query is search words. */
const WITH_UNIT = new RegExp(
  `(?:\\b(?:${AT_MOST})\\s+)?(?:(?:${NUMBER})\\s*(?:cr(?:ore)?s?|lakhs?|lacs?|l)?\\s*(?:-|–|to|se|and)\\s*)?` +
    `(?:rs\\.?\\s*|inr\\s*|₹\\s*)?\\b(${NUMBER})\\s*(${Object.keys(UNITS).join('|')})\\b` +
    '(?:\\s+(?:se kam|ke andar|ke neeche|tak|mein|me|budget|or less))?',
  'i',
)
/** `₹1,20,00,000`, `under 800000`, `8000000`: amounts in single rupees; six digits alone are a postal code. */
const PLAIN = new RegExp(
  `(?:(?:\\b(?:${AT_MOST})\\s+)(?:rs\\.?\\s*|inr\\s*|₹\\s*)?|(?:\\brs\\.?\\s*|\\binr\\s*|₹\\s*)|\\b(?=\\d[\\d,]{6}))` +
    '([1-9][\\d,]{5,12})\\b',
  'i',
)
/** For example `above 2 crore` or `2 crore se zyada`. */
const AT_LEAST =
  /\b(?:above|over|more than|at least|minimum|min|from)\s+(?:rs\.?\s*|inr\s*|₹\s*)?\d|\bse (?:zyada|upar)\b/i
/** The words of {@link AT_LEAST}, which are removed once the amount is read. */
const LEAST_WORDS = /\b(?:above|over|more than|at least|minimum|min|from|se zyada|se upar)\b/gi
/** For example `ready by 2027`, `possession in 2028`, `2027 handover` or `2027 tak possession`. */
const POSSESSION_WORD = 'ready|possession|handover|handing over|delivery|delivered|move in|keys|complet(?:ed|ion)'
const POSSESSION = new RegExp(
  `\\b(?:${POSSESSION_WORD})(?:\\s+(?:by|in|before|within|till|from|date|year))*\\s+(20\\d\\d)\\b|\\b(20\\d\\d)\\s+(?:(?:mein|me|tak|ka|ki|ke)\\s+)?(?:${POSSESSION_WORD})\\b`,
  'i',
)

/** A budget in rupees, with at least one limit, and the query without it. */
export interface Budget {
  least: number | null
  most: number | null
  rest: string
}

/** @returns `null` when the query has no amount. */
export function budgetIn(query: string): Budget | null {
  const spoken = WITH_UNIT.exec(query)
  if (spoken) return budget(query, spoken, (numberOf(spoken[1]?.toLowerCase() ?? '') ?? 0) * unitOf(spoken[2]))
  const plain = PLAIN.exec(query)
  return plain && budget(query, plain, Number(plain[1]?.replaceAll(',', '')))
}

/** Where an amount with its unit stands in a query: its words are not words of another language. */
export function amountPlaceIn(query: string): { from: number; to: number } | null {
  const spoken = WITH_UNIT.exec(query)
  return spoken && { from: spoken.index, to: spoken.index + spoken[0].length }
}

/** The year by which the visitor wants possession, and the query without it; `null` when there is none. */
export function possessionIn(query: string): { year: string; rest: string } | null {
  const found = POSSESSION.exec(query)
  const year = found?.[1] ?? found?.[2]
  if (!found || !year) return null
  return { year, rest: without(query, found) }
}

function unitOf(word = ''): number {
  return UNITS[word.toLowerCase()] ?? 0
}

function budget(query: string, said: RegExpExecArray, amount: number): Budget | null {
  const rupees = Math.round(amount)
  if (rupees <= 0) return null
  const rest = without(query, said)
  if (!AT_LEAST.test(query)) return { least: null, most: rupees, rest }
  return { least: rupees, most: null, rest: rest.replace(LEAST_WORDS, ' ') }
}

function without(query: string, { 0: said, index }: RegExpExecArray): string {
  return `${query.slice(0, index)} ${query.slice(index + said.length)}`
}
