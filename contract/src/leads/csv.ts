/** Signs that begin a formula, in full width too, after spaces, quotes and what nobody sees. */
const FORMULA = /^[\s"\p{Cf}\p{Cc}]*[=+\-@＝＋－＠]/u
/**
 * Where a spreadsheet may start a new cell: with some settings, semicolons and tabs separate cells, even between
 * quotes.
 */
const PARTS = /([;\t\r\n])/

/** Whether a spreadsheet would run a text as a formula. */
export function isFormula(text: string): boolean {
  return FORMULA.test(text)
}

/** A phone number in international form is not a formula, and people copy it into their phone. */
const PHONE = /^\+\d{6,15}$/

/**
 * One line of a CSV file (RFC 4180, with its line break). It puts an apostrophe before text that a spreadsheet would
 * run as a formula: at the start of a cell, and after a semicolon, tab or line break that may start one. A visitor's
 * words therefore stay text.
 */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  const safe = PHONE.test(text) ? text : withoutFormulas(text)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

function withoutFormulas(text: string): string {
  const parts = text.split(PARTS).map((part) => (isFormula(part) ? `'${part}` : part))
  return `${/^[\t\r]/.test(text) ? "'" : ''}${parts.join('')}`
}
