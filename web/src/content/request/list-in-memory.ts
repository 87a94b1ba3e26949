import { type CallQuery, flatten, isRecord, NoRecordFits } from '@ashlar/contract'
import type { List } from './list-answer'

type Condition = { [name: string]: Condition | string }

/**
 * Answers a query of a list from all its records, as the backend does: filters, order and part. It is for backends
 * that refuse the query, because they do not have one of its fields. Letters are compared without their case, as MySQL
 * does.
 *
 * @throws {NoRecordFits} when no record at all has a field by which it should be found: they are not of this type.
 */
export function listInMemory(records: readonly unknown[], query: CallQuery): List {
  const filters = treeOf(query).filters ?? {}
  const conditions = typeof filters === 'string' ? {} : filters
  const whole = records.map((record) => ({ record, fields: flatten(record) }))
  for (const name of neededFields(conditions)) {
    const isThere = whole.some(({ fields }) => isRecord(fields) && fields[name] !== undefined)
    if (whole.length > 0 && !isThere) throw new NoRecordFits(`no record has the field ${name}`)
  }
  const wanted = whole.filter(({ fields }) => holds(fields, conditions))
  const orders = (query.sort ?? '').split(',').filter(Boolean)
  const sorted = orders.length === 0 ? wanted : wanted.toSorted((a, b) => inOrder(orders, a.fields, b.fields))
  const start = Number(query['pagination[start]'] ?? 0)
  const limit = Number(query['pagination[limit]'] ?? sorted.length)
  const data = sorted.slice(start, start + limit).map(({ record }) => record)
  return { data, total: sorted.length, pageCount: 1 }
}

/** `filters[city][$eq]=Pune` as a tree of objects. */
function treeOf(query: CallQuery): Condition {
  const tree: Condition = Object.create(null)
  for (const [name, value] of Object.entries(query)) {
    const steps = name.split(/[[\]]+/).filter(Boolean)
    const last = steps.pop() ?? ''
    let place = tree
    for (const step of steps) {
      const next = place[step]
      if (typeof next === 'object') {
        place = next
        continue
      }
      const made: Condition = Object.create(null)
      place[step] = made
      place = made
    }
    place[last] = value
  }
  return tree
}

/** Fields that a record must have to be found: those of every condition that a missing value does not meet. */
function neededFields(condition: Condition): string[] {
  return Object.entries(condition).flatMap(([name, inner]) => {
    if (typeof inner === 'string') return []
    if (name === '$and')
      return Object.values(inner).flatMap((part) => (typeof part === 'object' ? neededFields(part) : []))
    if (name.startsWith('$')) return []
    return Object.keys(inner).every((operator) => MET_BY_NONE.has(operator)) ? [] : [name]
  })
}

const MET_BY_NONE = new Set(['$null', '$notNull', '$ne', '$notIn'])

function holds(record: unknown, condition: Condition): boolean {
  return Object.entries(condition).every(([name, inner]) => {
    if (typeof inner === 'string') return compares(record, name, [inner])
    const parts = Object.values(inner).filter((part) => typeof part === 'object')
    if (name === '$and') return parts.every((part) => holds(record, part))
    if (name === '$or') return parts.some((part) => holds(record, part))
    if (name === '$not') return !holds(record, inner)
    if (name.startsWith('$'))
      return compares(
        record,
        name,
        Object.values(inner).filter((one) => typeof one === 'string'),
      )
    const value = isRecord(record) ? record[name] : undefined
    // A relation or a list of components: one of them must fit.
    if (Array.isArray(value) && value.some(isRecord)) return value.some((part) => holds(part, inner))
    return holds(value, inner)
  })
}

function compares(value: unknown, operator: string, texts: readonly string[]): boolean {
  const [text = ''] = texts
  const isNull = value === null || value === undefined
  switch (operator) {
    case '$null':
      return isNull === (text !== 'false')
    case '$notNull':
      return isNull !== (text !== 'false')
    case '$eq':
    case '$eqi':
      return isSame(value, text)
    case '$ne':
      return !isSame(value, text)
    case '$in':
      return texts.some((one) => isSame(value, one))
    case '$notIn':
      return !texts.some((one) => isSame(value, one))
    case '$lt':
      return !isNull && compare(value, text) < 0
    case '$lte':
      return !isNull && compare(value, text) <= 0
    case '$gt':
      return !isNull && compare(value, text) > 0
    case '$gte':
      return !isNull && compare(value, text) >= 0
    case '$contains':
    case '$containsi':
      return !isNull && textOf(value).includes(text.toLowerCase())
    case '$startsWith':
      return !isNull && textOf(value).startsWith(text.toLowerCase())
    default:
      throw new Error(`the operator ${operator} is not known to list-in-memory.ts; add it there`)
  }
}

function isSame(value: unknown, text: string): boolean {
  return value !== null && value !== undefined && compare(value, text) === 0
}

/** A list of texts is stored as JSON, and searched as such. */
function textOf(value: unknown): string {
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).toLowerCase()
}

/** As numbers when both are, otherwise letter by letter: dates are in ISO format. */
function compare(a: unknown, b: unknown): number {
  const [first, second] = [textOf(a), textOf(b)]
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
