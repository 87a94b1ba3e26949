/** What a spreadsheet would run as a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One line of a CSV file (RFC 4180, with its line break). A cell that a spreadsheet would run is put behind an
 * apostrophe, so that a visitor's words stay words.
 */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  // A phone number in international form is no formula, and people paste it into their telephone.
  const safe = FORMULA.test(text) && !/^\+\d{6,15}$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}
