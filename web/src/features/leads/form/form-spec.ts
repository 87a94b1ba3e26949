import type { LeadFieldName, LeadType } from '@ashlar/contract'
import type { FormField, RecordField } from './fields'

/** A form. Its fields are those of its type's schema in the contract. */
export interface LeadFormSpec<T extends LeadType = LeadType> {
  /** Where it goes. */
  type: T
  /** Its name, and its heading where it stands on a page of its own. */
  title: string
  /** Words of the button. */
  send: string
  /** What the form says by being this form. */
  fixed: Readonly<Partial<Record<LeadFieldName<T>, string>>>
  /** What the page fills in and nobody sees; `record` is kept with the context of the lead. */
  records: Readonly<Partial<Record<LeadFieldName<T> | 'record', RecordField>>>
  /** Asked at once. */
  first: readonly FormField<LeadFieldName<T>>[]
  /** Optional, behind one line that opens. */
  more: readonly FormField<LeadFieldName<T>>[]
}

/** Names of a form's fields and records that a visitor fills in or a page brings. */
export function fieldNamesOf({ first, more, records }: LeadFormSpec): string[] {
  return [
    ...new Set([...Object.keys(records), ...first.map((field) => field.name), ...more.map((field) => field.name)]),
  ]
}

/** The data that a form asks for, item by item, as the law wants it said. */
export function dataAsked({ records, first, more }: LeadFormSpec): string[] {
  const fields = [...first, ...more]
  const asked = fields.map(({ asks, required, oneOf }) => asks + (required || oneOf ? '' : ' (optional)'))
  const names = new Set<string>(fields.map(({ name }) => name))
  const filledIn = Object.entries(records).flatMap(([name, record]) => (names.has(name) ? [] : [record.asks]))
  return [...new Set([...asked, ...filledIn])]
}
