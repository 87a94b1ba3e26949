/** The largest numbers that every database stores in a column of a type, to the last digit. */
export const LARGEST_NUMBERS: Readonly<Record<string, number>> = {
  integer: 2_147_483_647,
  // PostgreSQL takes more, which JavaScript could not read back.
  biginteger: Number.MAX_SAFE_INTEGER,
  // Strapi's columns have ten digits, two of them behind the point.
  decimal: 99_999_999.99,
}

/** How many digits a column keeps behind the point. PostgreSQL rounds the rest away, SQLite does not. */
export const DIGITS_BEHIND_POINT: Readonly<Record<string, number>> = { decimal: 2 }

/** Whether a number has no more digits behind the point than its column keeps. */
export function fitsDigits(type: string, value: number): boolean {
  const digits = DIGITS_BEHIND_POINT[type]
  return digits === undefined || Number(value.toFixed(digits)) === value
}

/** How a number of a type may be typed. Only coordinates are floats. */
const TYPED: Readonly<Record<string, string>> = {
  integer: '12 or 1,200',
  biginteger: '12500, 1,20,00,000, 120 lakh or 1.6 Cr',
  decimal: '850.5, 1,200 or 2.5 lakh',
  float: '18.5204',
}

/** What is wrong with a text that is no number, with an example of the field's type. */
export function numberFault(text: string, type: string): string {
  const kind = type === 'integer' || type === 'biginteger' ? 'whole number' : 'number'
  return `“${text}” is no ${kind}. Write it like ${TYPED[type] ?? '12'}.`
}
