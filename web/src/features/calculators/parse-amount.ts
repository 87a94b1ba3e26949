import { readWrittenNumber, withLatinDigits } from '@ashlar/contract'

/**
 * Parses an amount as people write it: `1.2 cr`, `85 lakh`, `85,00,000`, `₹ 8500000/-`, `1.2 करोड़`.
 *
 * @returns paise; `null` when it is not an amount, or has fractions of a paisa.
 */
export function parseAmount(text: string): number | null {
  const written = readWrittenNumber(text)
  if (!written || written.isNegative) return null
  return scaled(written.whole, written.fraction, written.scale + 2)
}

/**
 * Parses a percentage with at most three decimals: `8.5`, `8.5 %`.
 *
 * @returns thousandths of a per cent; `null` when it is not a percentage.
 */
export function parseRate(text: string): number | null {
  const match = /^(\d{1,4})?(?:\.(\d{1,3}))?\s*(?:%|per ?cent|प्रतिशत)?$/.exec(
    withLatinDigits(text).trim().toLowerCase(),
  )
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
