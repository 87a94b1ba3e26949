import type { Core, UID } from '@strapi/strapi'
import { labelOfField } from '../publishing/faults'
import { isRecord } from '../request-body'
import type { SheetType } from './sheet-types'

/** What may stand in a cell, or between two bars of a line. */
export interface ScalarColumn {
  field: string
  /** As the form has it. */
  label: string
  kind: 'text' | 'whole' | 'large-whole' | 'number' | 'switch' | 'day' | 'choice'
  choices: readonly string[]
  /** Letters. */
  longest: number | null
  least: number | null
  most: number | null
  pattern: RegExp | null
}

/** A column of a sheet, which is a field of a record. */
export type Column =
  | ScalarColumn
  /** Words, one a line. */
  | { kind: 'words'; field: string; label: string }
  /** Parts of a record, one a line, their fields between bars; of a part that is no list there is one line. */
  | { kind: 'parts'; field: string; label: string; isList: boolean; parts: readonly ScalarColumn[] }

/** Says whether visitors see a record; read by people, and left alone by an import. */
export const STATE_COLUMN = 'State'

/** What PostgreSQL holds of a line of text. */
const SHORT_TEXT = 255

const SCALARS: Readonly<Record<string, ScalarColumn['kind']>> = {
  string: 'text',
  text: 'text',
  richtext: 'text',
  uid: 'text',
  integer: 'whole',
  biginteger: 'large-whole',
  float: 'number',
  decimal: 'number',
  boolean: 'switch',
  date: 'day',
  enumeration: 'choice',
}

/** The columns of a type in the order of its form. Pictures, plans, charts and tables have none: they stay in the form. */
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

/** What stands above a column: its label, and how a line of parts is written. */
export function headerOf(column: Column): string {
  if (column.kind !== 'parts') return column.label
  return `${column.label} (${column.parts.map(({ label }) => label).join(' | ')})`
}

/** @returns null when a part cannot be without what no line of text can say. */
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
  const numberOr = (value: unknown) => (value === undefined || value === null ? null : Number(value))
  const isShort = attribute.type === 'string' || attribute.type === 'uid'
  return {
    field,
    label,
    kind,
    choices: Array.isArray(attribute.enum) ? attribute.enum.map(String) : [],
    longest: numberOr(attribute.maxLength) ?? (isShort ? SHORT_TEXT : null),
    least: numberOr(attribute.min),
    most: numberOr(attribute.max),
    pattern: typeof attribute.regex === 'string' ? new RegExp(attribute.regex) : null,
  }
}
