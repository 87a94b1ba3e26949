import { wholeLetters } from '@ashlar/contract'
import type { Core, Schema } from '@strapi/strapi'
import type { ChangeStep } from '../change/change'
import { limitsOf } from '../field-rules/field-limits'
import { patternOf } from '../field-rules/pattern-rules'
import { textOf } from '../publishing/walk'

/** Characters that a column of texts holds. */
const MOST_CHARACTERS = 255

/**
 * A copy gets values of its own where a type wants each value once: `heron-bend-copy`, `heron-bend-copy-2`, and in fields
 * for any words `Stamp duty (copy)`. Values that were sent with the copy stay.
 */
export function freeCopy(strapi: Core.Strapi): ChangeStep {
  return async ({ uid, action, data, params }): Promise<undefined> => {
    if (action !== 'clone' || !data) return
    const fields = Object.entries(strapi.contentType(uid).attributes).filter(([, attribute]) => isUnique(attribute))
    if (fields.length === 0) return
    const query = strapi.db.query(uid)
    const original = await query.findOne({ where: { documentId: params.documentId }, orderBy: { id: 'asc' } })
    for (const [field, attribute] of fields) {
      const value = textOf(original?.[field])
      if (value === '' || (textOf(data[field]) || value) !== value) continue
      const isAddress = attribute.type === 'uid' || patternOf(uid, field) !== null
      const most = limitsOf(uid, field).longest ?? MOST_CHARACTERS
      for (const copy of namesOfCopies(value, isAddress, most)) {
        data[field] = copy
        if ((await query.count({ where: { [field]: copy } })) === 0) break
      }
    }
  }
}

function isUnique(attribute: Schema.Attribute.AnyAttribute): boolean {
  return attribute.type === 'uid' || ('unique' in attribute && attribute.unique === true)
}

/** Values for copies, one after the other, without end. A copy of a copy counts on. */
export function* namesOfCopies(value: string, isAddress: boolean, most: number): Generator<string> {
  const base = value.replace(isAddress ? /-copy(?:-\d+)?$/ : / \(copy(?: \d+)?\)$/, '')
  for (let count = 1; ; count += 1) {
    const number = count === 1 ? '' : String(count)
    const ending = isAddress ? ['-copy', number].filter(Boolean).join('-') : ` (${`copy ${number}`.trim()})`
    yield wholeLetters(base, most - ending.length).trimEnd() + ending
  }
}
