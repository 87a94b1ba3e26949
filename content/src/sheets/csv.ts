import { csvLine, isFormula } from '@ashlar/contract'
import type { Cell } from './cell-values'
import { SheetFileError } from './file-fault'
import { MOST_LETTERS } from './limits'

const PARTS = /([;\t\r\n])/
/** Byte order marks of UTF-16. */
const WIDE = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** A sheet as CSV (UTF-8, RFC 4180). Cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  // The byte order mark: without it, spreadsheet programs do not read the file as UTF-8.
  return `\uFEFF${rows.map((row) => csvLine(row)).join('')}`
}

/**
 * Reads CSV whose cells are separated by commas, semicolons or tabs: as a first line `sep=;` says, else the most frequent
 * of them in the first line.
 */
export async function readCsv(bytes: Uint8Array): Promise<Cell[][]> {
  const { CsvError, parse } = await import('csv-parse/sync')
  const whole = textOf(bytes)
  const [line = '', stated] = /^sep=([,;\t])(?:\r\n?|\n)/i.exec(whole) ?? []
  const text = whole.slice(line.length)
  const [first = ''] = text.split('\n', 1)
  const delimiter =
    stated ?? [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: false,
      // Else a quotation mark that is not closed would make one cell of the rest of the file.
      max_record_size: MOST_LETTERS * 20,
    })
    return rows.map((row) => row.map((cell) => (cell === '' ? null : withoutApostrophes(cell))))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new SheetFileError(
      `Line ${error.lines ?? '1'} cannot be read as CSV: a quotation mark is not closed there or above. Mend it, or save the table as .xlsx.`,
    )
  }
}

/**
 * Spreadsheet programs write UTF-8, UTF-16 with a mark (“Unicode text”), or the old code page of Western Windows, in
 * which a question mark takes the place of each letter of an Indian script.
 */
function textOf(bytes: Uint8Array): string {
  const wide = WIDE.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  if (wide) return new TextDecoder(wide.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    if (!text.includes('??')) return text
    throw new SheetFileError(
      'This file has lost letters of other scripts. Save it as “CSV UTF-8”, or as .xlsx, and choose that file.',
    )
  }
}

/** @returns whether the bytes are text although there are zeros among them. */
export function isWideText(bytes: Uint8Array): boolean {
  return WIDE.some(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
}

/** Removes the apostrophes that `csvLine` added, so that a cell is the same after export and import. */
function withoutApostrophes(cell: string): string {
  return cell
    .split(PARTS)
    .map((part) => (part.startsWith("'") && isFormula(part.slice(1)) ? part.slice(1) : part))
    .join('')
}
