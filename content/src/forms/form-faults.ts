/** What Strapi keeps of how a content type or a component is shown in the admin, as far as it is looked at here. */
export interface FormSettings {
  settings: { mainField?: string; defaultSortBy?: string }
}

export interface FormSchema {
  uid: string
  attributes: Readonly<Record<string, { type: string }>>
}

/** Types of fields that are one line of text where the admin shows a record by it. Of others its form crashes. */
const READABLE = new Set([
  'string',
  'text',
  'uid',
  'email',
  'enumeration',
  'integer',
  'biginteger',
  'decimal',
  'float',
  'date',
  'datetime',
  'time',
])

export function isReadable({ attributes }: FormSchema, field: string | undefined): boolean {
  const type = field === undefined ? undefined : attributes[field]?.type
  return type !== undefined && READABLE.has(type)
}

/** A field by which an editor tells one record from another: the first that can be read, else the number of the row. */
export function readableFieldOf(schema: FormSchema): string {
  return Object.keys(schema.attributes).find((name) => isReadable(schema, name)) ?? 'id'
}

/**
 * Names by which the admin would show a record and cannot: a picture, a list, a field that is gone.
 *
 * @returns the settings at fault, each with the field that stands there.
 */
export function formFaults(schema: FormSchema, { settings }: FormSettings): { setting: string; field: string }[] {
  return (['mainField', 'defaultSortBy'] as const).flatMap((setting) => {
    const field = settings[setting]
    const fits = field === undefined || field === 'id' || field === 'documentId' || isReadable(schema, field)
    return fits ? [] : [{ setting, field }]
  })
}
