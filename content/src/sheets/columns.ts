import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { storedFault } from '../field-rules/keep-values-stored'
import { labelOfField } from '../publishing/faults'
import type { SheetType } from './sheet-types'

/** The content of a cell, or of one field between the bars of a line. */
export interface ScalarColumn {
  field: string
  /** The label in the form. */
  label: string
  kind: 'text' | 'address' | 'whole' | 'large-whole' | 'number' | 'switch' | 'day' | 'month' | 'choice'
  choices: readonly string[]
  /** What is wrong with a number or a text for its column in the database; the limits of its field are publishing's. */
  faultOf(value: unknown): string | null
}

/** A column of a sheet: one field of a record. */
export type Column =
  | ScalarColumn
  /** A list of words, one on each line. */
  | { kind: 'words'; field: string; label: string }
  /** Components, one on each line with bars between their fields; a single component is one line. */
  | { kind: 'parts'; field: string; label: string; isList: boolean; parts: readonly ScalarColumn[] }

/** Whether visitors see a record; for information only, an import ignores it. */
export const STATE_COLUMN = 'State'

const SCALARS: Readonly<Record<string, ScalarColumn['kind']>> = {
  string: 'text',
  text: 'text',
  richtext: 'text',
  uid: 'address',
  integer: 'whole',
  biginteger: 'large-whole',
  float: 'number',
  decimal: 'number',
  boolean: 'switch',
  date: 'day',
  enumeration: 'choice',
}

/**
 * The columns of a type in the order of its form. Pictures, plans, charts and tables have no column: editors use the
 * form.
 */
export function sheetColumnsOf(strapi: Core.Strapi, { uid, words }: SheetType): Column[] {
  return writable(strapi, uid).flatMap(([field, attribute]): Column[] => {
    const label = labelOfField(strapi.getModel(uid), field)
    if (words.includes(field)) return [{ kind: 'words', field, label }]
    if (attribute.type === 'component') {
      const parts = partsOf(strapi, String(attribute.component) as UID.Component)
      return parts ? [{ kind: 'parts', field, label, isList: attribute.repeatable === true, parts }] : []
    }
    const scalar = scalarOf(field, label, attribute)
    return scalar ? [scalar] : []
  })
}

/** The heading of a column: its label and, for components, the format of a line. */
export function headerOf(column: Column): string {
  if (column.kind !== 'parts') return column.label
  return `${column.label} (${column.parts.map(({ label }) => label).join(' | ')})`
}

/** @returns null when a component requires a field that cannot be written as text. */
function partsOf(strapi: Core.Strapi, uid: UID.Component): ScalarColumn[] | null {
  const parts: ScalarColumn[] = []
  for (const [field, attribute] of writable(strapi, uid)) {
    const scalar = scalarOf(field, labelOfField(strapi.getModel(uid), field), attribute)
    if (scalar) parts.push(scalar)
    else if (attribute.required === true) return null
  }
  return parts
}

function writable(strapi: Core.Strapi, uid: UID.Schema): [string, Record<string, unknown>][] {
  const names = ['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'createdBy', 'updatedBy', 'locale']
  return Object.entries(strapi.getModel(uid).attributes).filter(([name]) => !names.includes(name)) as [
    string,
    Record<string, unknown>,
  ][]
}

function scalarOf(field: string, label: string, attribute: unknown): ScalarColumn | null {
  if (!isRecord(attribute)) return null
  const kind = SCALARS[String(attribute.type)]
  if (!kind) return null
  return {
    field,
    label,
    kind: attribute.customField === 'global::month' ? 'month' : kind,
    choices: Array.isArray(attribute.enum) ? attribute.enum.map(String) : [],
    faultOf: (value) => storedFault(String(attribute.type), value),
  }
}
