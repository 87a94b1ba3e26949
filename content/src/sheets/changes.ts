import { isRecord } from '@ashlar/contract'
import type { Fields } from '../publishing/faults'
import { cellOf } from './cell-values'
import type { Column } from './columns'
import type { PlacedColumn } from './place-columns'

/**
 * The fields of a row that differ from its record. Fields of a component without a column are kept from the component
 * of the same name.
 */
export function changesTo(placed: readonly PlacedColumn[], found: Fields, data: Fields) {
  const changed: Fields = {}
  const lost: { field: string; message: string }[] = []
  for (const { column } of placed) {
    const { field } = column
    if (cellOf(column, data[field]) === cellOf(column, found[field])) continue
    if (column.kind !== 'parts') {
      changed[field] = data[field]
      continue
    }
    const kept = keepTheRest(column, found[field], data[field])
    changed[field] = kept.value
    for (const name of kept.lost) {
      lost.push({
        field,
        message: `${column.label}: no line is called “${name}” any more; what its form says besides goes with it.`,
      })
    }
  }
  return { data: changed, lost }
}

/** Copies to each line the fields that only the form shows, such as a plan, from the component of the same name. */
function keepTheRest(column: Extract<Column, { kind: 'parts' }>, before: unknown, now: unknown) {
  const first = column.parts[0]?.field ?? ''
  const shown = new Set(['id', 'documentId', ...column.parts.map(({ field }) => field)])
  const rest = (Array.isArray(before) ? before : [before]).filter(isRecord).map((part) => ({
    name: String(part[first] ?? ''),
    fields: Object.fromEntries(Object.entries(part).filter(([name, value]) => !shown.has(name) && value !== null)),
  }))
  const give = (part: Fields): Fields => {
    const at = rest.findIndex(({ name }) => name === String(part[first] ?? ''))
    return at < 0 ? part : { ...rest.splice(at, 1)[0]?.fields, ...part }
  }
  const value = Array.isArray(now) ? now.filter(isRecord).map(give) : isRecord(now) ? give(now) : now
  const lost = rest.filter(({ fields }) => Object.keys(fields).length > 0).map(({ name }) => name)
  return { value, lost }
}
