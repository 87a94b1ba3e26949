/** The largest numbers that every database stores in a column of a type, to the last digit. */
export const LARGEST_NUMBERS: Readonly<Record<string, number>> = {
  integer: 2_147_483_647,
  // PostgreSQL takes more, which JavaScript could not read back.
  biginteger: Number.MAX_SAFE_INTEGER,
  // Strapi's columns have ten digits, two of them behind the point.
  decimal: 99_999_999.99,
}
