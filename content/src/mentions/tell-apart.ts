import type { Core } from '@strapi/strapi'
import type { RecordId } from '../editors/record-rights'
import { type Fields, labelOfField } from '../publishing/faults'
import { textOf } from '../publishing/walk'

/** A record by the name that editors know, which others may share. */
interface Named {
  mention: RecordId & { name: string }
  record: Fields
}

/**
 * Completes names that several records share with the short value that most of them have for themselves:
 * `Menu “Technology”, Audience: Developers`.
 */
export function tellApart(strapi: Core.Strapi, all: readonly Named[]): void {
  const byName = new Map<string, Named[]>()
  for (const one of all) byName.set(one.mention.name, [...(byName.get(one.mention.name) ?? []), one])
  for (const [first, ...others] of byName.values()) {
    if (!first || others.length === 0) continue
    const type = strapi.contentType(first.mention.uid)
    const fields = Object.keys(type.attributes).filter((field) => isWritten(type.attributes[field]?.type, field))
    const differing = fields.map((field) => ({
      field,
      values: new Set([first, ...others].map(({ record }) => shortOf(record[field])).filter(Boolean)),
    }))
    const [best] = differing.toSorted((one, other) => other.values.size - one.values.size)
    if (!best || best.values.size < 2) continue
    for (const { mention, record } of [first, ...others]) {
      const value = shortOf(record[best.field])
      if (value) mention.name += `, ${labelOfField(type, best.field)}: ${value}`
    }
  }
}

const WORDS: readonly (string | undefined)[] = ['string', 'text', 'enumeration']

const isWritten = (type: string | undefined, field: string) => WORDS.includes(type) && field !== 'documentId'

const LONGEST = 60

function shortOf(value: unknown): string {
  const text = textOf(value)
  return text.length > LONGEST ? '' : text
}
