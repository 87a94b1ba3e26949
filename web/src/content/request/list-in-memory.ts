import { type CallQuery, flatten, isRecord, NoRecordFits } from '@ashlar/contract'

/**
 * Answers a query of a list from all its records, as the backend does: filters, order and limit. It is for backends that
 * refuse the query, because they do not have one of its fields. Letters are compared without their case, as MySQL does.
 *
 * @throws {NoRecordFits} when no record at all has a field by which it should be found: they are not of this type.
 */
export function listInMemory(records: readonly unknown[], query: CallQuery): unknown[] {
  const conditions = conditionsIn(query)
  const whole = records.map((record) => ({ record, fields: flatten(record) }))
  for (const name of conditions.keys()) {
    const isThere = whole.some(({ fields }) => isRecord(fields) && fields[name] !== undefined)
    if (whole.length > 0 && !isThere) throw new NoRecordFits(`no record has the field ${name}`)
  }
  const wanted = whole.filter(({ fields }) => isRecord(fields) && holds(fields, conditions))
  const orders = (query.sort ?? '').split(',').filter(Boolean)
  const sorted = orders.length === 0 ? wanted : wanted.toSorted((a, b) => inOrder(orders, a.fields, b.fields))
  const limit = Number(query['pagination[limit]'] ?? sorted.length)
  return sorted.slice(0, limit).map(({ record }) => record)
}

/** The values that each field may have: `filters[city][$eq]=Pune`, `filters[Type][$in][0]=Services`. */
function conditionsIn(query: CallQuery): ReadonlyMap<string, readonly string[]> {
  const conditions = new Map<string, string[]>()
  for (const [name, value] of Object.entries(query)) {
    if (!name.startsWith('filters[')) continue
    const [, field = '', operator = ''] = /^filters\[(\w+)\]\[(\$\w+)\]/.exec(name) ?? []
    if (operator !== '$eq' && operator !== '$in')
      throw new Error(`list-in-memory.ts does not know ${name}; add it there`)
    conditions.set(field, [...(conditions.get(field) ?? []), value])
  }
  return conditions
}

function holds(record: Record<string, unknown>, conditions: ReadonlyMap<string, readonly string[]>): boolean {
  return [...conditions].every(([field, texts]) => {
    const value = record[field]
    return value !== null && value !== undefined && texts.some((text) => compare(value, text) === 0)
  })
}

/** As numbers when both are, otherwise letter by letter: dates are in ISO format. */
function compare(a: unknown, b: unknown): number {
  const [first, second] = [String(a).toLowerCase(), String(b).toLowerCase()]
  const difference = Number(first) - Number(second)
  if (first.trim() !== '' && second.trim() !== '' && !Number.isNaN(difference)) return Math.sign(difference)
  return first === second ? 0 : first < second ? -1 : 1
}

/** Records without a value come last in both directions. */
function inOrder(orders: readonly string[], a: unknown, b: unknown): number {
  for (const order of orders) {
    const [name = '', direction = 'asc'] = order.split(':')
    const [first, second] = [a, b].map((record) => (isRecord(record) ? (record[name] ?? null) : null))
    if (first === null || second === null) {
      if (first !== second) return first === null ? 1 : -1
      continue
    }
    const difference = compare(first, second)
    if (difference !== 0) return direction.toLowerCase() === 'desc' ? -difference : difference
  }
  return 0
}
