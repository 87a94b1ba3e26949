import { DAY_MS, isRecord, readDay, readMonth, writtenNumber } from '@ashlar/contract'
import { latinSlug } from '../slugs/latin-slug'
import type { Column, ScalarColumn } from './columns'
import { errorOfSheet, isSerial, madeADate, short, spoiledEntry, spoiledText } from './spoiled-text'

/** A cell of a file. */
export type Cell = string | number | boolean | Date | null

/** The value of a cell for its field, or why it has none, in an editor's words. */
type CellReading = { value: unknown } | { fault: string }

/** Replaces a line break within a value, because each line of the cell is one component. */
const BREAK = '¶'
/** A number in a cell carries this many digits. */
const EXACT_DIGITS = 15
/** A spreadsheet takes it for a formula, also in full width and behind what nobody sees. */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=＝]/u
/** What spreadsheets write after a day without a time. */
const MIDNIGHT = /[ T]0{1,2}:00(?::00(?:\.0{1,6})?)?Z?$/
/** Spreadsheets count days from the end of 1899. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30)

/** A field's value as shown in its cell. */
export function cellOf(column: Column, value: unknown): Cell {
  if (column.kind === 'words') return Array.isArray(value) ? value.map(String).join('\n') : null
  if (column.kind !== 'parts') return scalarCell(column, value)
  const parts = (Array.isArray(value) ? value : [value]).filter(isRecord)
  const lines = parts.map((part) =>
    column.parts
      .map((one) => String(scalarCell(one, part[one.field]) ?? ''))
      .map((text) => text.replaceAll('|', '\\|').replace(/\r?\n/g, BREAK))
      .join(' | ')
      .trimEnd(),
  )
  return lines.length > 0 ? lines.join('\n') : null
}

/** What a cell says, to compare it with that of a record. */
export function textOfCell(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : wordsOf(cell).replace(/\r\n?/g, '\n').trim()
}

function scalarCell({ kind }: ScalarColumn, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null
  switch (kind) {
    case 'switch':
      return value === true ? 'yes' : 'no'
    case 'whole':
    case 'large-whole':
    case 'number':
      return Number(value)
    case 'day':
      return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10)
    default:
      return String(value)
  }
}

/** The value of a cell for its field. An empty cell empties the field. */
export function readCell(column: Column, cell: Cell): CellReading {
  if (cell instanceof Date && (column.kind === 'words' || column.kind === 'parts'))
    return { fault: madeADate(wordsOf(cell)) }
  if (column.kind === 'words') {
    const lines = linesOf(cell)
    const fault = lines.map(spoiledEntry).find(Boolean)
    if (fault) return { fault }
    const long = lines.find((line) => line.length > 1000)
    return long ? { fault: `“${long.slice(0, 40)}…” is longer than 1,000 letters` } : { value: lines }
  }
  if (column.kind !== 'parts') return readScalar(column, cell)
  const lines = linesOf(cell)
  if (!column.isList && lines.length > 1) return { fault: `has ${lines.length} lines, and can have one alone` }
  const values: unknown[] = []
  for (const [index, line] of lines.entries()) {
    const read = readLine(column, line)
    if ('fault' in read) return { fault: lines.length > 1 ? `line ${index + 1}: ${read.fault}` : read.fault }
    values.push(read.value)
  }
  return { value: column.isList ? values : (values[0] ?? null) }
}

function readLine({ parts, isList }: Extract<Column, { kind: 'parts' }>, line: string): CellReading {
  const pieces = line.split(/(?<!\\)\|/).map((piece) => piece.trim().replaceAll('\\|', '|').replaceAll(BREAK, '\n'))
  if (pieces.length > parts.length) {
    const wanted = parts.map(({ label }) => label).join(' | ')
    return { fault: `has ${pieces.length} parts between bars, and can have ${parts.length}: ${wanted}` }
  }
  // The first part names the entry.
  const spoiled = isList && parts[0]?.kind === 'text' ? spoiledEntry(pieces[0] ?? '') : null
  if (spoiled) return { fault: `${parts[0]?.label} ${spoiled}` }
  const value: Record<string, unknown> = {}
  for (const [index, column] of parts.entries()) {
    const read = readScalar(column, pieces[index] ?? null)
    if ('fault' in read) return { fault: `${column.label} ${read.fault}` }
    value[column.field] = read.value
  }
  return { value }
}

function linesOf(cell: Cell): string[] {
  return String(cell ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function readScalar(column: ScalarColumn, cell: Cell): CellReading {
  const given = typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? withoutRemainder(cell) : cell
  if (given === null || given === '') return { value: null }
  const error = typeof given === 'string' ? errorOfSheet(given) : null
  if (error) return { fault: error }
  switch (column.kind) {
    case 'switch':
      return readSwitch(given)
    case 'whole':
    case 'large-whole':
    case 'number':
      return readNumberCell(column, given)
    case 'day':
      return readDayCell(given)
    case 'month':
      return readMonthCell(given)
    case 'address':
      return readAddress(given)
    case 'choice': {
      const text = String(given).replace(/\s+/g, ' ')
      const choice = column.choices.find((one) => one.toLowerCase() === text.toLowerCase())
      return choice ? { value: choice } : { fault: `“${short(text)}” is none of ${column.choices.join(', ')}` }
    }
    default:
      return readText(column, given)
  }
}

function readSwitch(given: Exclude<Cell, null>): CellReading {
  const text = String(given).toLowerCase()
  if (['yes', 'y', 'true', '1'].includes(text)) return { value: true }
  if (['no', 'n', 'false', '0'].includes(text)) return { value: false }
  return { fault: `“${short(text)}” is neither yes nor no` }
}

function readNumberCell({ kind, faultOf }: ScalarColumn, given: Exclude<Cell, null>): CellReading {
  const text = wordsOf(given)
  const read = typeof given === 'number' ? given : writtenNumber(text)
  if (typeof given === 'boolean' || given instanceof Date || read === null) {
    return { fault: `“${short(text)}” is no number; write it as 12500000, 1,25,00,000 or 1.25 Cr` }
  }
  const value = withoutRemainder(read)
  const fault = faultOf(value)
  return fault === null ? { value: kind === 'large-whole' ? String(value) : value } : { fault }
}

function readDayCell(given: Exclude<Cell, null>): CellReading {
  const text = dayTextOf(given)
  const day = readDay(text)
  return day
    ? { value: day }
    : { fault: `“${short(text)}” is no day; write it as 31/03/2027, 2027-03-31 or 31 Mar 2027` }
}

function readMonthCell(given: Exclude<Cell, null>): CellReading {
  const text = dayTextOf(given)
  // Spreadsheets keep a month as its first day, and show it as `Mar-29`.
  const [, firstOf] = /^(\d{4}-\d{2})-01$/.exec(readDay(text) ?? '') ?? []
  const month = firstOf ?? readMonth(text.replace(/^(\p{L}{3})-(\d{2})$/u, '$1-20$2'))
  return month
    ? { value: month }
    : { fault: `“${short(text)}” is no month; write it as 2029-03, 03/2029 or March 2029` }
}

/** A day as text, also where a spreadsheet has counted it. */
function dayTextOf(given: Exclude<Cell, null>): string {
  const text = wordsOf(given).replace(MIDNIGHT, '')
  return isSerial(text) ? dayOf(new Date(FIRST_DAY_MS + Number(text) * DAY_MS)) : text
}

/** The last part of the address of a page. */
function readAddress(given: Exclude<Cell, null>): CellReading {
  const text = wordsOf(given)
  const mended = latinSlug(text)
  if (text === mended) return { value: text }
  const example = mended || 'heron-bend'
  return {
    fault: `“${short(text)}” is no address; write it in small letters, digits and hyphens, as ${short(example)}`,
  }
}

function readText({ faultOf }: ScalarColumn, given: Exclude<Cell, null>): CellReading {
  if (given instanceof Date) return { fault: madeADate(wordsOf(given)) }
  const text = String(given).replace(/\r\n?/g, '\n')
  const fault = spoiledText(text) ?? faultOf(text)
  if (fault) return { fault }
  if (FORMULA.test(text)) return { fault: 'begins as a formula does; write the words alone' }
  return { value: text }
}

/** A number without what the arithmetic of a spreadsheet leaves behind its last digits. */
function withoutRemainder(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(EXACT_DIGITS))
}

/** @returns empty for an invalid date. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

const wordsOf = (given: Exclude<Cell, null>) => (given instanceof Date ? dayOf(given) : String(given))
