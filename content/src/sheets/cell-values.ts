import { isRecord, wholeLetters } from '@ashlar/contract'
import type { Column, ScalarColumn } from './columns'

/** A cell of a file. */
export type Cell = string | number | boolean | Date | null

/** The value of a cell for its field; or why it has none, in an editor's words. */
export type CellReading = { value: unknown } | { fault: string }

/** Replaces a line break within a value, because each line of the cell is one component. */
const BREAK = '¶'
/** Larger numbers of rupees or areas are typing errors, and JavaScript cannot represent them exactly. */
const LARGEST = Number.MAX_SAFE_INTEGER

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
  if (column.kind === 'words') {
    const lines = linesOf(cell)
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
  const given = typeof cell === 'string' ? cell.trim() : cell
  if (given === null || given === '') return { value: null }
  switch (column.kind) {
    case 'switch':
      return readSwitch(given)
    case 'whole':
    case 'large-whole':
    case 'number':
      return readNumber(column, given)
    case 'day':
      return readDay(given)
    case 'choice': {
      const text = String(given)
      if (column.choices.includes(text)) return { value: text }
      const close = column.choices.find((choice) => choice.toLowerCase() === text.toLowerCase())
      return {
        fault: `“${short(text)}” is none of ${close ? `them; it is written “${close}”` : column.choices.join(', ')}`,
      }
    }
    default:
      return readText(column, given)
  }
}

function readSwitch(given: Exclude<Cell, null>): CellReading {
  const text = String(given).toLowerCase()
  if (['yes', 'true', '1'].includes(text)) return { value: true }
  if (['no', 'false', '0'].includes(text)) return { value: false }
  return { fault: `“${short(text)}” is neither yes nor no` }
}

function readNumber({ kind, least, most }: ScalarColumn, given: Exclude<Cell, null>): CellReading {
  // Indian and Western digit groups: 1,25,00,000.
  const text = String(given).replace(/(?<=\d),(?=\d)/g, '')
  if (typeof given === 'boolean' || given instanceof Date || !/^-?\d{1,16}(\.\d{1,10})?$/.test(text)) {
    return { fault: `“${short(wordsOf(given))}” is no number; write digits alone, such as 12500000` }
  }
  const value = Number(text)
  if (kind !== 'number' && !Number.isInteger(value)) return { fault: `${text} is no whole number` }
  if (Math.abs(value) > LARGEST) return { fault: `${text} is too large` }
  if (least !== null && value < least) return { fault: `${text} is less than ${least}` }
  if (most !== null && value > most) return { fault: `${text} is more than ${most}` }
  return { value: kind === 'large-whole' ? String(value) : value }
}

function readDay(given: Exclude<Cell, null>): CellReading {
  const text = given instanceof Date ? dayOf(given) : String(given)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(new Date(`${text}T00:00:00Z`)) === text
  return isDay ? { value: text } : { fault: `“${short(text)}” is no day; write it as 2027-03-31` }
}

function readText({ longest, pattern }: ScalarColumn, given: Exclude<Cell, null>): CellReading {
  const text = given instanceof Date ? dateAsText(given, pattern) : String(given).replace(/\r\n?/g, '\n')
  if (longest !== null && text.length > longest) return { fault: `has ${text.length} letters, and can have ${longest}` }
  if (text.startsWith('=')) return { fault: 'begins as a formula does; write the words alone' }
  if (pattern && !pattern.test(text)) return { fault: `“${short(text)}” is not of the form that the form asks for` }
  return { value: text }
}

/** A spreadsheet changes `2029-03` to the first of March. In a column of months, the month is meant. */
function dateAsText(date: Date, pattern: RegExp | null): string {
  const day = dayOf(date)
  return pattern?.test(day.slice(0, 7)) ? day.slice(0, 7) : day
}

/** @returns empty for an invalid date. */
function dayOf(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

const wordsOf = (given: Exclude<Cell, null>) => (given instanceof Date ? dayOf(given) : String(given))
const short = (text: string) => (text.length > 60 ? `${wholeLetters(text, 60)}…` : text)
