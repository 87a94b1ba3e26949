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
