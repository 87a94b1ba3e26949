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
/** `under 2 crore`, `₹80 lakh`, `50-80 lakhs`, `2 crore se kam`: what is left of it are words. */
const WITH_UNIT = new RegExp(
  `(?:\\b(?:${AT_MOST})\\s+)?(?:(?:${NUMBER})\\s*(?:cr(?:ore)?s?|lakhs?|lacs?|l)?\\s*(?:-|–|to|and)\\s*)?` +
    `(?:rs\\.?\\s*|inr\\s*|₹\\s*)?\\b(${NUMBER})\\s*(${Object.keys(UNITS).join('|')})\\b` +
    '(?:\\s+(?:se kam|ke andar|ke neeche|tak|mein|me|budget|or less))?',
  'i',
)
/** `₹1,20,00,000`, `under 8000000`: rupees to the last one. */
const PLAIN = new RegExp(`(?:\\b(?:${AT_MOST})\\s+)?(?:rs\\.?\\s*|inr\\s*|₹\\s*)?\\b(\\d[\\d,]{5,12})\\b`, 'i')
/** More than an amount is something that the list of projects cannot be asked for. */
const AT_LEAST = /\b(?:above|over|more than|at least|minimum|min|from)\s+(?:rs\.?\s*|inr\s*|₹\s*)?\d/i

/** The most that somebody wants to pay, and the query without it. */
export interface Budget {
  /** Rupees. */
  most: number
  rest: string
}

/** @returns `null` when the query names no amount, or the least and not the most. */
export function budgetIn(query: string): Budget | null {
  if (AT_LEAST.test(query)) return null
  const spoken = WITH_UNIT.exec(query)
  if (spoken) return budget(query, spoken, (numberOf(spoken[1]?.toLowerCase() ?? '') ?? 0) * unitOf(spoken[2]))
  const plain = PLAIN.exec(query)
  return plain && budget(query, plain, Number(plain[1]?.replaceAll(',', '')))
}

function unitOf(word = ''): number {
  return UNITS[word.toLowerCase()] ?? 0
}

function budget(query: string, { 0: said, index }: RegExpExecArray, rupees: number): Budget | null {
  const most = Math.round(rupees)
  return most > 0 ? { most, rest: `${query.slice(0, index)} ${query.slice(index + said.length)}` } : null
}
