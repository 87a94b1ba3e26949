/** What a spreadsheet would run as a formula when a cell begins with it, blanks and quotes left out. */
const FORMULA = /^[ "]*[=+\-@]/
/** Where a spreadsheet may begin another cell: with some settings a semicolon or a tab parts cells, even between quotes. */
const PARTS = /([;\t\r\n])/
/** A phone number in international form is no formula, and people paste it into their telephone. */
const PHONE = /^\+\d{6,15}$/

/**
 * One line of a CSV file (RFC 4180, with its line break). What a spreadsheet would run is put behind an apostrophe, at the
 * beginning of a cell and wherever a semicolon, a tab or a break would begin one, so that a visitor's words stay words.
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
  const parts = text.split(PARTS).map((part) => (FORMULA.test(part) ? `'${part}` : part))
  return `${/^[\t\r]/.test(text) ? "'" : ''}${parts.join('')}`
}
