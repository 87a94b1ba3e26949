const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:cr|crs|crore|crores|करोड़)$/, 7],
  [/^(?:l|lac|lacs|lakh|lakhs|लाख)$/, 5],
  [/^(?:k|thousand|हज़ार|हजार)$/, 3],
  [/^$/, 0],
]
const AMOUNT = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*)?(?:\.(\d{1,9}))?\s*([\p{L}\p{M}]*)\.?(?:\/-)?$/u

/**
 * Parses an amount as people write it: `1.2 cr`, `85 lakh`, `85,00,000`, `₹ 8500000/-`, `1.2 करोड़`.
 *
 * @returns paise; `null` when it is not an amount, or has fractions of a paisa.
 */
export function parseAmount(text: string): number | null {
  const match = AMOUNT.exec(
    text
      .trim()
      // The letters with a dot of Hindi have two encodings; NFC leaves one of them.
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u00a0\s]+/g, ' '),
  )
  const [, whole = '', fraction = '', unit = ''] = match ?? []
  if (!match || (whole === '' && fraction === '')) return null
  const scale = SCALES.find(([words]) => words.test(unit))?.[1]
  return scale === undefined ? null : scaled(whole.replaceAll(',', ''), fraction, scale + 2)
}

/**
 * Parses a percentage with at most three decimals: `8.5`, `8.5 %`.
 *
 * @returns thousandths of a per cent; `null` when it is not a percentage.
 */
export function parseRate(text: string): number | null {
  const match = /^(\d{1,4})?(?:\.(\d{1,3}))?\s*(?:%|per ?cent)?$/.exec(text.trim().toLowerCase())
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  return scaled(match[1] ?? '', match[2] ?? '', 3)
}

/** Moves the decimal point in the text: a product of floating-point numbers would not be exact. */
function scaled(whole: string, fraction: string, places: number): number | null {
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > places || whole.length > 14) return null
  const value = Number(`${whole || '0'}${digits.padEnd(places, '0')}`)
  return Number.isSafeInteger(value) ? value : null
}
