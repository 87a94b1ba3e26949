import type { FormConfiguration } from '../strapi-port/content-manager'

export interface FormSchema {
  uid: string
  attributes: Readonly<Record<string, { type: string }>>
}

/**
 * Types of fields that are one line of text when the admin uses them as the name of a record. With other types its form
 * crashes.
 */
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

/** A field that identifies a record for an editor: the first readable one, or else the id of the row. */
export function readableFieldOf(schema: FormSchema): string {
  return Object.keys(schema.attributes).find((name) => isReadable(schema, name)) ?? 'id'
}

/**
 * Fields that the admin should show as a record's name and cannot: a picture, a list, a field that does not exist.
 *
 * @returns the settings at fault, each with its field.
 */
export function formFaults(
  schema: FormSchema,
  { settings }: Pick<FormConfiguration, 'settings'>,
): { setting: string; field: string }[] {
  return (['mainField', 'defaultSortBy'] as const).flatMap((setting) => {
    const field = settings[setting]
    const fits = field === undefined || field === 'id' || field === 'documentId' || isReadable(schema, field)
    return fits ? [] : [{ setting, field }]
  })
}
