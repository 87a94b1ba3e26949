import type { Dataset } from '@ashlar/contract'

/** The start of a text that a spreadsheet would run as a formula; a negative number is none. */
const FORMULA = /^[ "]*(?:[=+@]|-(?!\d))/
/** With some settings of a spreadsheet, these begin a new cell, even between quotes. */
const CELL_ENDS = /([;\t\r\n])/

/** The data of a report as CSV (RFC 4180), with units in the header row, safe to open in spreadsheets. */
export function datasetCsv({ columns, rows }: Dataset): string {
  const head = columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const parts = value.split(CELL_ENDS).map((part) => (FORMULA.test(part) ? `'${part}` : part))
  const safe = parts.join('')
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
