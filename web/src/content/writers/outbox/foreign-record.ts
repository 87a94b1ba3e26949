import { fieldLabel, type MappedCollection } from '@ashlar/contract'
import type { LearntType } from '../foreign-backend'
import type { OutboxEntry } from './outbox'

/** Attributes for text that are tried when the content map names none. */
const TEXT_ATTRIBUTES = ['message', 'remarks']

/** A record for a type of another backend, made from what a visitor sent. */
export interface ForeignRecord {
  values: Record<string, unknown>
  /** Attributes that hold all text without an attribute of its own; none when there is no such text. */
  textAttributes: readonly string[]
}

/**
 * Fields that the type has go into them. Everything else goes as readable text into an attribute for text. As long as
 * nobody knows which attributes the type has, the text repeats every field, so that nothing can be lost.
 *
 * @param unfit attributes that refuse their value.
 * @returns `null` when there is text, and no attribute for it.
 */
export function foreignRecordOf(
  { reference, fields: { message = '', ...fields }, details }: OutboxEntry,
  { fields: mapped = {}, text, constants = {} }: MappedCollection,
  { absent, complete }: LearntType,
  unfit: ReadonlySet<string> = new Set(),
): ForeignRecord | null {
  const canTake = (attribute: string) => !absent.includes(attribute) && !unfit.has(attribute)
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(constants).filter(([attribute]) => canTake(attribute)),
  )
  const lines: string[] = []
  for (const [name, given] of Object.entries(fields)) {
    if (given.length === 0) continue
    const field = mapped[name] ?? name
    const attribute = typeof field === 'string' ? field : (field.from ?? '')
    const isTaken = /^\w+$/.test(attribute) && canTake(attribute)
    const value = Array.isArray(given) ? given.join('\n') : given
    if (isTaken) values[attribute] = typeof field === 'string' ? value : theirValue(field.values, value)
    if (!(isTaken && complete)) lines.push(`${fieldLabel(name)}: ${value}`)
  }
  for (const [name, value] of Object.entries(details)) if (value) lines.push(`${fieldLabel(name)}: ${value}`)
  const isEnquiry = message.length > 0 || Object.keys(details).length > 0
  if (isEnquiry) lines.push(`Reference: ${reference}`)
  const all = [message, lines.join('\n')].flat().filter(Boolean).join('\n\n')
  const open = (text === undefined ? TEXT_ATTRIBUTES : [text]).filter((name) => !absent.includes(name))
  const textAttributes = isEnquiry ? open.slice(0, complete ? 1 : undefined) : []
  if (isEnquiry && textAttributes.length === 0) return null
  return {
    values: { ...values, ...Object.fromEntries(textAttributes.map((name) => [name, all])) },
    textAttributes,
  }
}

/** The map gives our value for each of theirs. */
function theirValue(values: Readonly<Record<string, string>> = {}, own: string): string {
  return Object.entries(values).find(([, value]) => value === own)?.[0] ?? own
}
