/** The integers of PostgreSQL that Strapi uses. */
const INTEGERS = /** @type {Record<string, readonly [bigint, bigint]>} */ ({
  smallint: [-(2n ** 15n), 2n ** 15n - 1n],
  integer: [-(2n ** 31n), 2n ** 31n - 1n],
  bigint: [-(2n ** 63n), 2n ** 63n - 1n],
})

/** @typedef {{ value: unknown, fault: string | null }} Converted */

/**
 * Makes the function that converts values of SQLite, which takes anything in any column, for a column of PostgreSQL. It
 * gets no nulls.
 * @param {Record<string, unknown>} column
 * @returns {(value: unknown) => Converted}
 */
export function converterOf({ type, letters, digits, decimals }) {
  switch (type) {
    case 'boolean':
      return (value) => taken(typeof value === 'string' ? value === 'true' || value === '1' : Boolean(Number(value)))
    case 'timestamp without time zone':
      return (value) => moment(value, (date) => date.toISOString().slice(0, -1))
    case 'date':
      return (value) => moment(value, (date) => date.toISOString().slice(0, 10))
    case 'json':
    case 'jsonb':
      return json
    case 'smallint':
    case 'integer':
    case 'bigint':
      return (value) => integer(value, INTEGERS[type])
    case 'numeric':
      return (value) => decimal(value, Number(digits) - Number(decimals), Number(decimals))
    case 'double precision':
    case 'real':
      return (value) => number(value)
    default:
      return (value) => text(String(value), letters === null ? null : Number(letters))
  }
}

/** @param {unknown} value */
const taken = (value) => ({ value, fault: null })

/** @param {string} fault */
const refused = (fault) => ({ value: null, fault })

/**
 * @param {unknown} value milliseconds, or a text in UTC such as `2026-01-02`, `2026-01-02 03:04:05` and with a `Z`
 * @param {(date: Date) => string} write
 */
function moment(value, write) {
  const plain = String(value)
  const isText = typeof value === 'string' && /^\d{4}-/.test(plain)
  const zone = /^\d{4}-\d{2}-\d{2}$|(?:Z|[+-]\d{2}:?\d{2})$/.test(plain) ? '' : 'Z'
  const date = new Date(isText ? `${plain.replace(' ', 'T')}${zone}` : Number(value))
  return Number.isNaN(date.getTime()) ? refused(`'${plain}' is no moment`) : taken(write(date))
}

/** @param {unknown} value a text, or a number, because SQLite stores a JSON that is one as a number */
function json(value) {
  const plain = String(value)
  if (plain.includes('\\u0000')) return refused('a text in it holds the character U+0000')
  try {
    return taken(JSON.parse(plain))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return refused('the value is no JSON')
  }
}

/**
 * @param {unknown} value
 * @param {readonly [bigint, bigint] | undefined} range
 */
function integer(value, range = INTEGERS.bigint) {
  const plain = String(value)
  if (!/^-?\d+(?:\.0+)?$/.test(plain)) return refused(`'${plain}' is no whole number`)
  const whole = BigInt(plain.split('.', 1)[0] ?? '')
  const [least = 0n, most = 0n] = range ?? []
  return whole < least || whole > most ? refused(`${plain} is beyond ${least} to ${most}`) : taken(String(whole))
}

/** @param {unknown} value */
function number(value) {
  const plain = String(value)
  return plain.trim() === '' || Number.isNaN(Number(plain)) ? refused(`'${plain}' is no number`) : taken(plain)
}

/**
 * @param {unknown} value
 * @param {number} before the point
 * @param {number} behind it
 */
function decimal(value, before, behind) {
  const found = number(value)
  if (found.fault) return found
  const given = Number(value)
  if (Math.abs(given) >= 10 ** before) return refused(`${value} has more than ${before} digits before the point`)
  return given === Number(given.toFixed(behind))
    ? found
    : refused(`${value} has more than ${behind} digits behind the point`)
}

/**
 * @param {string} value
 * @param {number | null} most letters
 */
function text(value, most) {
  if (value.includes('\0')) return refused('the text holds the character U+0000')
  const length = most === null ? 0 : [...value].length
  return most !== null && length > most
    ? refused(`the text has ${length} letters and not at most ${most}`)
    : taken(value)
}
