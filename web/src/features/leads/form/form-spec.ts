import type { LeadFieldName, LeadType } from '@ashlar/contract'
import { type Phrase, say } from '@/words/say'
import type { FormField, RecordField } from './fields'

/** The specification of a form. Its fields are those of the lead type's schema in the contract. */
export interface LeadFormSpec<T extends LeadType = LeadType> {
  /** The lead type that the form creates. */
  type: T
  /** Its title, which is the heading where it has a page of its own. */
  title: Phrase
  /** Label of the submit button. */
  send: Phrase
  /** Field values that are the same for everybody who sends this form. */
  fixed: Readonly<Partial<Record<LeadFieldName<T>, string>>>
  /** Hidden fields that the page fills in; `record` is kept with the context of the lead. */
  records: Readonly<Partial<Record<LeadFieldName<T> | 'record', RecordField>>>
  /** Fields that are visible at once. */
  first: readonly FormField<LeadFieldName<T>>[]
  /** Optional fields, which the visitor can unfold. */
  more: readonly FormField<LeadFieldName<T>>[]
}

/** Names of all fields that a visitor or the page fills in. */
export function fieldNamesOf({ first, more, records }: LeadFormSpec): string[] {
  return [
    ...new Set([...Object.keys(records), ...first.map((field) => field.name), ...more.map((field) => field.name)]),
  ]
}

/** The data that a form asks for, item by item, as law requires. */
export function requestedData({ records, first, more }: LeadFormSpec): string[] {
  const fields = [...first, ...more]
  const asked = fields.map(
    ({ asks, required, oneOf }) => say(asks) + (required || oneOf ? '' : ` ${say('(optional)')}`),
  )
  const names = new Set<string>(fields.map(({ name }) => name))
  const filledIn = Object.entries(records).flatMap(([name, record]) => (names.has(name) ? [] : [say(record.asks)]))
  return [...new Set([...asked, ...filledIn])]
}
