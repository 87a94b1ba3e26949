import type { Filter, Filters } from '@ashlar/contract'

/**
 * Combines all conditions: those of one field are merged, those of `$and` are concatenated.
 *
 * @throws {Error} when two conditions of one field contradict each other.
 */
export function mergedFilters(parts: readonly Filters[]): Filters {
  const merged = new Map<string, Filter>()
  for (const [name, filter] of parts.flatMap((part) => Object.entries(part))) {
    if (filter === undefined) continue
    const known = merged.get(name)
    merged.set(name, known === undefined ? filter : both(name, known, filter))
  }
  return Object.fromEntries(merged)
}

function both(name: string, one: Filter, other: Filter): Filter {
  if (isList(one) && isList(other)) return [...one, ...other]
  if (isFields(one) && isFields(other)) return mergedFilters([one, other])
  throw new Error(`two filters ask different things of ${name}`)
}

function isList(filter: Filter): filter is readonly Filter[] {
  return Array.isArray(filter)
}

function isFields(filter: Filter): filter is Filters {
  return typeof filter === 'object' && !isList(filter)
}
