/** The parameters of a call, by name, as the address has them. */
export type CallQuery = Readonly<Record<string, string>>

/** A value in a filter: a plain value, fields with values, or a list for `$in`, `$and` and `$or`. */
export type Filter = string | number | boolean | readonly Filter[] | { readonly [name: string]: Filter | undefined }

/** Conditions by field; all of them must hold. */
export type Filters = Readonly<Record<string, Filter | undefined>>

/** Filters as query parameters of the backend: `{ city: { $eq: 'Pune' } }` becomes `filters[city][$eq]=Pune`. */
export function filtersOf(filters: Filters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).flatMap(([name, filter]) => leavesOf(`filters[${name}]`, filter)))
}

/** The requested fields: `fields[0]=slug`. */
export function onlyFields(...fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field, index) => [`fields[${index}]`, field]))
}

/**
 * A filter for a list of texts that the backend stores as JSON: one entry must equal this text. It ignores case,
 * because only such a comparison works on JSON in both of the backend's databases.
 */
export function listHolding(entry: string): Filter {
  return { $containsi: JSON.stringify(entry) }
}

/** A filter for a list of texts that the backend stores as JSON: the list must not be empty. */
export const listNotEmpty: Filter = { $containsi: '"' }

function leavesOf(path: string, filter: Filter | undefined): [string, string][] {
  if (filter === undefined) return []
  if (typeof filter !== 'object') return [[path, String(filter)]]
  return Object.entries(filter).flatMap(([name, inner]) => leavesOf(`${path}[${name}]`, inner))
}
