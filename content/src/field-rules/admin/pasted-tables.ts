import { isRow, type Row } from './values'

/** Why a text is not a table, in an editor's words. */
export class PastedFault extends Error {
  override readonly name = 'PastedFault'
}

/** Columns of a chart whose lines do not share their points: one line of text a point. */
const POINTS = ['Line', 'Across', 'Up', 'Label']

/** A table of numbers as text with tabs: names of columns with their units in brackets, then the rows. */
export function datasetText(value: unknown): string | undefined {
  if (value === null || value === undefined) return ''
  if (!isRow(value) || !Array.isArray(value.columns) || !Array.isArray(value.rows)) return undefined
  const head = (value.columns as Row[]).map(({ name, unit }) => (unit ? `${name} [${unit}]` : String(name)))
  return lossless(value, textOf(head, value.rows as unknown[][]), readDataset)
}

/** @throws {PastedFault} naming the line. */
export function readDataset(text: string): unknown {
  const [head, ...rows] = cellsOf(text)
  if (!head) return null
  const columns = head.map((cell) => {
    const from = cell.endsWith(']') ? cell.lastIndexOf(' [') : -1
    return from === -1 ? { name: cell, unit: '' } : { name: cell.slice(0, from), unit: cell.slice(from + 2, -1) }
  })
  rows.forEach((row, index) => {
    if (row.length !== columns.length)
      throw new PastedFault(
        `Line ${index + 2} has ${row.length} cells; the first line names ${columns.length} columns.`,
      )
  })
  return { columns, rows: rows.map((row) => row.map(numberOrWords)) }
}

/** The lines of a chart as text with tabs: a column for each line, or a line for each point when they share none. */
export function seriesText(value: unknown): string | undefined {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return ''
  if (!Array.isArray(value) || !value.every((one) => isRow(one) && Array.isArray(one.points))) return undefined
  const lines = value as { name: unknown; points: Row[] }[]
  const across = lines[0]?.points.map(({ x }) => x) ?? []
  const shared = across.map((x, index) => [x, ...lines.map(({ points }) => points[index]?.y)])
  const single = lines.flatMap(({ name, points }) => points.map(({ x, y, label }) => [name, x, y, label]))
  return (
    lossless(value, textOf(['', ...lines.map(({ name }) => name)], shared), readSeries) ??
    lossless(value, textOf(POINTS, single), readSeries)
  )
}

/** @throws {PastedFault} naming the line. */
export function readSeries(text: string): unknown {
  const [head, ...rows] = cellsOf(text)
  if (!head) return null
  const isLong = POINTS.every((name, index) => head[index] === name)
  const cell = (row: readonly string[], column: number, line: number): number => {
    const number = numberOrWords(row[column] ?? '')
    if (typeof number !== 'number') throw new PastedFault(`Line ${line}, cell ${column + 1} is no number.`)
    return number
  }
  if (isLong) {
    const lines = new Map<string, object[]>()
    rows.forEach((row, index) => {
      const [name = '', x = '', , label = ''] = row.map((words, at) =>
        at === 1 ? words : words.startsWith("'") ? words.slice(1) : words,
      )
      const point = { x: numberOrWords(x), y: cell(row, 2, index + 2), ...(label ? { label } : {}) }
      lines.set(name, [...(lines.get(name) ?? []), point])
    })
    return [...lines].map(([name, points]) => ({ name, points }))
  }
  return head.slice(1).map((name, at) => ({
    name,
    points: rows.flatMap((row, index) =>
      (row[at + 1] ?? '') === '' ? [] : [{ x: numberOrWords(row[0] ?? ''), y: cell(row, at + 1, index + 2) }],
    ),
  }))
}

function textOf(head: readonly unknown[], rows: readonly (readonly unknown[])[]): string {
  return [head, ...rows.map((row) => row.map(cellText))].map((row) => row.join('\t')).join('\n')
}

/** Words that could be taken for a number get an apostrophe before them, as in spreadsheets. */
function cellText(cell: unknown): string {
  if (typeof cell !== 'string') return String(cell ?? '')
  return numberOrWords(cell) === cell ? cell : `'${cell}`
}

function cellsOf(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
}

/**
 * Indian and western grouping of digits is read; other words and those after an apostrophe are words, and an empty cell is
 * nothing.
 */
function numberOrWords(cell: string): number | string | null {
  if (cell === '') return null
  if (cell.startsWith("'")) return cell.slice(1)
  return /^-?\d[\d,]*(?:\.\d+)?$/.test(cell) ? Number(cell.replaceAll(',', '')) : cell
}

/** A text, when reading it gives the very value; undefined when something of the value would be lost. */
function lossless(value: unknown, text: string, read: (text: string) => unknown): string | undefined {
  try {
    return isSame(read(text), value) ? text : undefined
  } catch (error) {
    if (error instanceof PastedFault) return undefined
    throw error
  }
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((entry, at) => isSame(entry, other[at]))
  if (!isRow(one)) return one === other
  if (!isRow(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame(one[key], other[key]))
}
