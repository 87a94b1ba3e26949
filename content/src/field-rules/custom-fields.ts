import type { Core } from '@strapi/strapi'

/**
 * The custom fields that our schemas name, each with the type that Strapi stores. The admin has an input for each
 * (`content/src/field-rules/admin/custom-inputs.ts`).
 */
export const customFields = {
  lines: 'json',
  transcript: 'json',
  dataset: 'json',
  'chart-series': 'json',
  'translated-texts': 'json',
  'floor-plan': 'json',
  'site-plan': 'json',
  'product-demo': 'json',
  'record-name': 'string',
  'site-link': 'string',
  film: 'string',
  markdown: 'richtext',
  day: 'date',
  month: 'string',
  moment: 'datetime',
  integer: 'integer',
  biginteger: 'biginteger',
  decimal: 'decimal',
  float: 'float',
} as const

export type CustomField = keyof typeof customFields

/** From now on Strapi stores each custom field in its type, and everything that reads a schema finds that type. */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register(Object.entries(customFields).map(([name, type]) => ({ name, type })))
}

/** The type in which Strapi stores a field of a schema. */
export function storedTypeOf({ type, customField = '' }: { type: string; customField?: string }): string {
  return customFields[customField.replace('global::', '') as CustomField] ?? type
}
