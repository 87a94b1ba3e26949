import type { Dataset } from '@ashlar/contract'

/** A cell that a spreadsheet would run as a formula is turned into text. */
const FORMULA = /^[=+@\t\r]|^-(?!\d)/

/** The data of a report as CSV (RFC 4180), with units in the header row, safe to open in spreadsheets. */
export function datasetCsv({ columns, rows }: Dataset): string {
  const head = columns.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
