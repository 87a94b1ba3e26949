/** The parameters of a call, by name, as the address has them. */
export type CallQuery = Readonly<Record<string, string>>

/** What may stand in a filter: a value, fields with theirs, or several for `$in`, `$and` and `$or`. */
export type Filter = string | number | boolean | readonly Filter[] | { readonly [name: string]: Filter | undefined }

/** Conditions by the field that they are about; all of them hold. */
export type Filters = Readonly<Record<string, Filter | undefined>>

/** Filters as the backend reads them in an address: `{ city: { $eq: 'Pune' } }` is `filters[city][$eq]=Pune`. */
export function filtersOf(filters: Filters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).flatMap(([name, filter]) => leavesOf(`filters[${name}]`, filter)))
}

/** The fields that are wanted: `fields[0]=slug`. */
export function onlyFields(...fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field, index) => [`fields[${index}]`, field]))
}

/**
 * A filter for a list of texts that the backend keeps as JSON: those lists in which one entry is this text. Case does
 * not count, because only then does the backend look into JSON on both of its databases.
 */
export function listHolding(entry: string): Filter {
  return { $containsi: JSON.stringify(entry) }
}

/** A filter for a list of texts that the backend keeps as JSON: those that have an entry. */
export const listNotEmpty: Filter = { $containsi: '"' }

function leavesOf(path: string, filter: Filter | undefined): [string, string][] {
  if (filter === undefined) return []
  if (typeof filter !== 'object') return [[path, String(filter)]]
  return Object.entries(filter).flatMap(([name, inner]) => leavesOf(`${path}[${name}]`, inner))
}
