/** A table pasted from a spreadsheet: the names of the columns, then its rows. */
export interface PastedTable {
  columns: string[]
  rows: { name: string; values: (number | null)[] }[]
}

/** Why a pasted text is not a table, in an editor's words. */
export class TableFault extends Error {
  override readonly name = 'TableFault'
}

/** Numbers as people write them: 1,240.5 and 12 % and ₹85, with any grouping of digits. */
const NUMBER = /^[₹$€]?\s*-?\d[\d,]*(?:\.\d+)?\s*%?$/

/**
 * Reads lines that were pasted from a spreadsheet (tabs between cells) or typed (semicolons). The first line names the
 * columns, the first cell of each further line names the row; an empty cell is a missing number.
 *
 * @throws {TableFault} naming line and cell.
 */
export function readPastedTable(pasted: string): PastedTable {
  const lines = pasted
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/\t|;/).map((cell) => cell.trim()))
  const [head, ...body] = lines
  const columns = (head ?? []).slice(1)
  if (columns.length === 0 || columns.includes(''))
    throw new TableFault('must begin with a line that names the columns: Year; Mumbai; Pune')
  if (body.length === 0) throw new TableFault('must have a line of numbers below the names: 2025; 104; 88')
  const rows = body.map(([name = '', ...cells], index) => {
    if (name === '') throw new TableFault(`line ${index + 2} must begin with a name, such as a year`)
    if (cells.length > columns.length) throw new TableFault(`line ${index + 2} has more cells than the first line`)
    return { name, values: columns.map((_, column) => numberIn(cells[column] ?? '', index + 2, column + 2)) }
  })
  return { columns, rows }
}

function numberIn(cell: string, line: number, column: number): number | null {
  if (cell === '') return null
  if (!NUMBER.test(cell)) throw new TableFault(`line ${line}, cell ${column}: “${cell}” is no number`)
  return Number(cell.replace(/[^\d.-]/g, ''))
}
