/** A row of a list: an object whose values are words, numbers or nothing. */
export type Row = Readonly<Record<string, unknown>>

/** A field of data as its form holds it: the value itself, or JSON after somebody has edited it as JSON. */
export function parsedValue(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.trim() === '') return null
  try {
    return JSON.parse(value) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) return value
    throw error
  }
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The lines of a list of words, or undefined when the value has another shape. */
export function linesOf(value: unknown): readonly string[] | undefined {
  if (value === null || value === undefined) return []
  return Array.isArray(value) && value.every((line) => typeof line === 'string') ? value : undefined
}

/** The rows of a list, or undefined when a row has a cell that its column could not show. */
export function rowsOf(
  value: unknown,
  columns: readonly { key: string; kind: string; choices?: readonly string[] }[],
): readonly Row[] | undefined {
  if (value === null || value === undefined) return []
  const fits = (row: Row) =>
    columns.every(({ key, kind, choices }) => {
      const cell = row[key]
      if (cell === null || cell === undefined) return true
      if (kind === 'number') return typeof cell === 'number'
      return typeof cell === 'string' && (kind !== 'choice' || (choices ?? []).includes(cell))
    })
  return Array.isArray(value) && value.every((row) => isRow(row) && fits(row)) ? (value as Row[]) : undefined
}

/** A row with another cell; an empty one is left out, except for words, which stay empty words. */
export function withCell(row: Row, { key, kind }: { key: string; kind: string }, typed: string): Row {
  if (kind === 'text' || kind === 'long') return { ...row, [key]: typed }
  const { [key]: _old, ...others } = row
  if (typed === '') return others
  return { ...row, [key]: kind === 'number' ? Number(typed) : typed }
}

/** A list with one entry moved by one place; the same list at its ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), entry, ...others.slice(to)]
}
