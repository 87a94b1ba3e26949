/** Text that differs exactly when a field differs: without what Strapi adds to components while a form is open. */
export function comparable(value: unknown): string {
  return JSON.stringify(value ?? null, (name, part: unknown) =>
    name === '__temp_key__' || name === 'id' || part === null || part === '' ? undefined : part,
  )
}

/** A field's value as text for editors. */
export function readable(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)'
  return typeof value === 'object' ? JSON.stringify(value, withoutKeys, 2) : String(value)
}

function withoutKeys(name: string, part: unknown): unknown {
  return name === '__temp_key__' || name === 'id' ? undefined : part
}
