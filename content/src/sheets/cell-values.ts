import { DAY_MS, isRecord, readDay, wholeLetters, writtenNumber } from '@ashlar/contract'
import type { Column, ScalarColumn } from './columns'

/** A cell of a file. */
export type Cell = string | number | boolean | Date | null

/** The value of a cell for its field; or why it has none, in an editor's words. */
type CellReading = { value: unknown } | { fault: string }

/** Replaces a line break within a value, because each line of the cell is one component. */
const BREAK = '¶'
/** Larger numbers of rupees or areas are typing errors, and JavaScript cannot represent them exactly. */
const LARGEST = Number.MAX_SAFE_INTEGER
/** A number in a cell carries this many digits. */
const EXACT_DIGITS = 15
/** What a spreadsheet shows in place of a value that it cannot find or compute. */
const ERROR = /^(?:#[\p{Lu}\d/]{2,20}[!?]|#[nN]\/[aAdD]|#NV|#GETTING_DATA|#{2,255}|Err:\d{3})$/u
/** What spreadsheets make of `2-3` and `10-25`, and of a long number such as a telephone's. */
const MADE_A_DATE = /^(?=.*\d)(?:\d{1,2}-)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:-\d{2})?$/i
const MADE_A_POWER = /^\d(?:[.,]\d{1,14})?E\+?\d{1,3}$/i
/** A spreadsheet takes it for a formula, also in full width and behind what nobody sees. */
const FORMULA = /^[\s\p{Cf}\p{Cc}]*[=＝]/u
/** What spreadsheets write after a day without a time. */
const MIDNIGHT = /[ T]0{1,2}:00(?::00(?:\.0{1,6})?)?Z?$/
/** Spreadsheets count days from the end of 1899. */
const FIRST_DAY_MS = Date.UTC(1899, 11, 30)
/** The days of 2000 to 2099, counted so. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050]

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
  if (cell instanceof Date && (column.kind === 'words' || column.kind === 'parts')) return { fault: madeADate(cell) }
  if (column.kind === 'words') {
    const lines = linesOf(cell)
    const fault = lines.map(faultOfText).find(Boolean)
    if (fault) return { fault }
    const long = lines.find((line) => line.length > 1000)
    return long ? { fault: `“${long.slice(0, 40)}…” is longer than 1,000 letters` } : { value: lines }
  }
  if (column.kind !== 'parts') return readScalar(column, cell)
  const lines = linesOf(cell)
  if (!column.isList && lines.length > 1) return { fault: `has ${lines.length} lines, and can have one alone` }
  const values: Record<string, unknown>[] = []
  for (const [index, line] of lines.entries()) {
    const read = readLine(column.parts, line)
    if ('fault' in read) return { fault: lines.length > 1 ? `line ${index + 1}: ${read.fault}` : read.fault }
    values.push(read.part)
  }
  return { value: column.isList ? values : (values[0] ?? null) }
}

function readLine(parts: readonly ScalarColumn[], line: string): { part: Record<string, unknown> } | { fault: string } {
  const pieces = line.split(/(?<!\\)\|/).map((piece) => piece.trim().replaceAll('\\|', '|').replaceAll(BREAK, '\n'))
  if (pieces.length > parts.length) {
    const wanted = parts.map(({ label }) => label).join(' | ')
    return { fault: `has ${pieces.length} parts between bars, and can have ${parts.length}: ${wanted}` }
  }
  const part: Record<string, unknown> = {}
  for (const [index, column] of parts.entries()) {
    const read = readScalar(column, pieces[index] ?? null)
    if ('fault' in read) return { fault: `${column.label} ${read.fault}` }
    part[column.field] = read.value
  }
  return { part }
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
  if (typeof given === 'string' && ERROR.test(given)) return { fault: errorOfSheet(given) }
  switch (column.kind) {
    case 'switch':
      return readSwitch(given)
    case 'whole':
    case 'large-whole':
    case 'number':
      return readNumberCell(column, given)
    case 'day':
      return readDayCell(given)
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

function readNumberCell({ kind, least, most, fits }: ScalarColumn, given: Exclude<Cell, null>): CellReading {
  const text = wordsOf(given)
  const read = typeof given === 'number' ? given : writtenNumber(text)
  if (typeof given === 'boolean' || given instanceof Date || read === null) {
    return { fault: `“${short(text)}” is no number; write it as 12500000, 1,25,00,000 or 1.25 Cr` }
  }
  const value = withoutRemainder(read)
  if (kind !== 'number' && !Number.isInteger(value)) return { fault: `${text} is no whole number` }
  if (Math.abs(value) > LARGEST) return { fault: `${text} is too large` }
  if (!fits(value)) return { fault: `${text} has more than two digits behind the point` }
  if (least !== null && value < least) return { fault: `${text} is less than ${least}` }
  if (most !== null && value > most) return { fault: `${text} is more than ${most}` }
  return { value: kind === 'large-whole' ? String(value) : value }
}

function readDayCell(given: Exclude<Cell, null>): CellReading {
  const text = wordsOf(given).replace(MIDNIGHT, '')
  const serial = Number(text)
  const isSerial = Number.isInteger(serial) && serial >= FIRST_SERIAL && serial <= LAST_SERIAL
  const day = isSerial ? dayOf(new Date(FIRST_DAY_MS + serial * DAY_MS)) : readDay(text)
  return day
    ? { value: day }
    : { fault: `“${short(text)}” is no day; write it as 31/03/2027, 2027-03-31 or 31 Mar 2027` }
}

function readText({ longest, pattern }: ScalarColumn, given: Exclude<Cell, null>): CellReading {
  const text = given instanceof Date ? monthOf(given, pattern) : String(given).replace(/\r\n?/g, '\n')
  if (text === null) return { fault: madeADate(given) }
  const fault = faultOfText(text)
  if (fault) return { fault }
  if (longest !== null && text.length > longest) return { fault: `has ${text.length} letters, and can have ${longest}` }
  if (FORMULA.test(text)) return { fault: 'begins as a formula does; write the words alone' }
  if (pattern && !pattern.test(text)) return { fault: `“${short(text)}” is not of the form that the form asks for` }
  return { value: text }
}

/** Why a text, or a line of a cell, is not what somebody wrote but what a spreadsheet has made of it. */
function faultOfText(text: string): string | null {
  if (ERROR.test(text)) return errorOfSheet(text)
  if (MADE_A_DATE.test(text)) return madeADate(text)
  if (!MADE_A_POWER.test(text)) return null
  return `“${short(text)}” is a long number that the spreadsheet has shortened; format the column as text and write it again`
}

/** A number without what the arithmetic of a spreadsheet leaves behind its last digits. */
function withoutRemainder(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(EXACT_DIGITS))
}

/** A spreadsheet changes `2029-03` to the first of March. In a column of months, the month is meant. */
function monthOf(date: Date, pattern: RegExp | null): string | null {
  const month = dayOf(date).slice(0, 7)
  return pattern?.test(month) ? month : null
}

const errorOfSheet = (text: string) =>
  `${text.trim()} is an error of the spreadsheet; write the value, or empty the cell`
const madeADate = (given: Exclude<Cell, null>) =>
  `“${wordsOf(given)}” is a date that the spreadsheet has made of something else; format the column as text and write it again`

/** @returns empty for an invalid date. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

const wordsOf = (given: Exclude<Cell, null>) => (given instanceof Date ? dayOf(given) : String(given))
const short = (text: string) => (text.length > 60 ? `${wholeLetters(text, 60)}…` : text)
