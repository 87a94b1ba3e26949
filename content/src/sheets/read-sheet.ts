import type { Cell } from './cell-values'
import { isWideText, readCsv } from './csv'
import { SheetFileError } from './file-fault'
import { MOST_BYTES, MOST_COLUMNS, MOST_ROWS } from './limits'
import { readWorkbook } from './workbook'

/** First bytes of a zip file, which a workbook is. */
const ZIP = [0x50, 0x4b]
/** First bytes of workbooks from before 2007, and of those with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

/**
 * Reads a file as a table; its content and not its name decides the format. Empty rows at the end are left out.
 *
 * @throws {SheetFileError} with the cause and what to do.
 */
export async function readSheetFile(bytes: Uint8Array): Promise<Cell[][]> {
  if (bytes.length > MOST_BYTES) {
    throw new SheetFileError(`This file has more than ${MOST_BYTES / 1024 / 1024} MB. Part it in several.`)
  }
  if (OLE.every((byte, index) => bytes[index] === byte)) {
    throw new SheetFileError('This is an old workbook (.xls), or one with a password. Save it as .xlsx without one.')
  }
  const isZip = ZIP.every((byte, index) => bytes[index] === byte)
  if (!isZip && bytes.includes(0) && !isWideText(bytes)) {
    throw new SheetFileError(
      'This is neither a workbook nor a table in text. Choose a file that ends in .xlsx or .csv.',
    )
  }
  const rows = isZip ? await readWorkbook(bytes) : await readCsv(bytes)
  while (rows.length > 0 && rows.at(-1)?.every(isEmpty)) rows.pop()
  if (rows.length - 1 > MOST_ROWS) {
    throw new SheetFileError(
      `This sheet has ${rows.length - 1} rows, and ${MOST_ROWS} can be taken at once. Part it in several.`,
    )
  }
  if (rows.some((row) => row.length > MOST_COLUMNS)) {
    throw new SheetFileError(`This sheet has more than ${MOST_COLUMNS} columns. Take out those that are not ours.`)
  }
  if (rows.length < 2) {
    throw new SheetFileError('This sheet has no rows below its header. Download one to begin with, and fill it in.')
  }
  return rows
}

export function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')
}
