/** What tells one version of a field from another: without what Strapi adds to parts of a record while a form is open. */
export function comparable(value: unknown): string {
  return JSON.stringify(value ?? null, (name, part: unknown) =>
    name === '__temp_key__' || name === 'id' || part === null || part === '' ? undefined : part,
  )
}

/** A field's value, to be read. */
export function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)'
  return typeof value === 'object' ? JSON.stringify(value, withoutKeys, 2) : String(value)
}

function withoutKeys(name: string, part: unknown): unknown {
  return name === '__temp_key__' || name === 'id' ? undefined : part
}
