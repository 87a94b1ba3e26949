import type { Cell } from './cell-values'
import { SheetFileError } from './file-fault'
import { MOST_COLUMNS, MOST_ENTRIES, MOST_ROWS, MOST_UNPACKED_BYTES } from './limits'

/** Packed bytes handled at once: unpacked they are at most about a thousand times as many. */
const PIECE_BYTES = 16_384
/** Start tags of cells, rows and formulas of a worksheet. */
const TAG = /<(?:\w{1,20}:)?(c|row|f)(?=[\s/>])/g
/** Maximum length of a tag; real ones have less than a tenth of it. */
const LONGEST_TAG = 2000
const PLACE = /\sr\s?=\s?["']([^"']*)["']/
const ERROR_CELL = /\st\s?=\s?["']e["']/
const TOO_LARGE = 'This workbook is too large when it is unpacked. Keep one sheet in it, without pictures.'
const NOT_READ = 'This is no workbook that can be read. Save it as .xlsx again, or as .csv, and choose that file.'

/**
 * The first sheet of a workbook, as rows. A workbook that would exhaust the memory is refused while it is unpacked.
 * Formulas are refused, because their stored result may be outdated.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Cell[][]> {
  const { strFromU8, zipSync } = await import('fflate')
  const files = await unpack(bytes)
  for (const [name, content] of Object.entries(files)) {
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) refuseUnsafe(strFromU8(content))
  }
  const { readSheet } = await import('read-excel-file/universal')
  try {
    // Built again from the measured files, so that nothing else is read.
    const { buffer, byteOffset, byteLength } = zipSync(files, { level: 0 })
    return (await readSheet(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer)) as unknown as Cell[][]
  } catch {
    throw new SheetFileError(NOT_READ)
  }
}

/** Unpacks in pieces and counts the result, because the sizes that a zip file states may be false. */
async function unpack(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { Unzip, UnzipInflate } = await import('fflate')
  const files: Record<string, Uint8Array> = {}
  let unpacked = 0
  let entries = 0
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > MOST_ENTRIES) throw new SheetFileError(TOO_LARGE)
    if (!file.name.endsWith('.xml') && !file.name.endsWith('.rels')) return
    const pieces: Uint8Array[] = []
    file.ondata = (error, piece, isLast) => {
      if (error) throw error
      unpacked += piece.length
      if (unpacked > MOST_UNPACKED_BYTES) throw new SheetFileError(TOO_LARGE)
      pieces.push(piece)
      if (isLast) files[file.name] = Buffer.concat(pieces)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      unzip.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length)
    }
  } catch (error) {
    throw error instanceof SheetFileError ? error : new SheetFileError(NOT_READ)
  }
  return files
}

function refuseUnsafe(xml: string): void {
  let at = 'the first cell'
  for (const { index, 1: tag } of xml.matchAll(TAG)) {
    const [attributes = '', rest] = xml.slice(index, index + LONGEST_TAG).split('>', 2)
    // A bracket inside a quoted attribute would cut the tag short and hide the rest.
    const isCut = ['"', "'"].some((mark) => attributes.split(mark).length % 2 === 0)
    if (rest === undefined || isCut) throw new SheetFileError(NOT_READ)
    if (tag === 'f') {
      throw new SheetFileError(
        `${at} is a formula. Copy the cells with formulas, paste them as values, save, and choose the file again.`,
      )
    }
    const place = PLACE.exec(attributes)?.[1]
    if (place === undefined) continue
    if (tag === 'c') at = place
    // The reader would take it as empty.
    if (tag === 'c' && ERROR_CELL.test(attributes)) {
      throw new SheetFileError(
        `${at} holds an error of the spreadsheet, such as #N/A. Write the value there or empty the cell, save, and choose the file again.`,
      )
    }
    refuseFarAway(place)
  }
}

/** A cell a million rows below would create a million empty rows in memory. */
function refuseFarAway(place: string): void {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  if (!digits || Number(digits) > MOST_ROWS * 10 || column > MOST_COLUMNS * 10) {
    throw new SheetFileError(
      `There is a cell far outside the table (${place.slice(0, 20)}). Copy the table alone into a new workbook.`,
    )
  }
}

/** A workbook with one sheet, whose header is bold and stays visible. */
export async function writeWorkbook(name: string, rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const [header = [], ...records] = rows
  const bold = header.map((value) => ({ value: String(value ?? ''), fontWeight: 'bold' as const }))
  // Text cells are always written as text, so no cell is run as a formula.
  const cells = records.map((row) =>
    row.map((value) => (typeof value === 'string' ? { value, type: String, alignVertical: 'top' as const } : value)),
  )
  const columns = header.map((value) => ({ width: Math.min(40, Math.max(12, String(value ?? '').length + 2)) }))
  return writeXlsxFile([bold, ...cells], { sheet: name.slice(0, 31), stickyRowsCount: 1, columns }).toBuffer()
}
