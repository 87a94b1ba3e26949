import type { Core, Schema, UID } from '@strapi/strapi'
import { isRecord } from '../request-body'
import type { Fields } from './faults'

/** A field of a record or of one of its parts. */
export interface FieldVisit {
  path: (string | number)[]
  name: string
  type: string
  value: unknown
}

/** Every field of a record that has a value, those of its parts too, in the order of its form. */
export function visitFields(strapi: Core.Strapi, uid: UID.Schema, record: Fields, path: FieldVisit['path'] = []) {
  const visits: FieldVisit[] = []
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    const value = record[name]
    if (value === null || value === undefined) continue
    const here = [...path, name]
    visits.push({ path: here, name, type: attribute.type, value })
    const parts = Array.isArray(value) ? value : [value]
    for (const [index, part] of parts.entries()) {
      if (!isRecord(part)) continue
      const component = componentOfPart(attribute, part)
      if (!component) continue
      visits.push(...visitFields(strapi, component, part, Array.isArray(value) ? [...here, index] : here))
    }
  }
  return visits
}

/**
 * Of which component a part of a record is: the one of its field or, among blocks, the one that it names itself.
 *
 * @returns `null` for what is no part, and for a block of a kind that its field does not take.
 */
export function componentOfPart(attribute: Schema.Attribute.AnyAttribute, part: Fields): UID.Component | null {
  if (attribute.type === 'component') return attribute.component
  if (attribute.type !== 'dynamiczone') return null
  return attribute.components.find((one) => one === part.__component) ?? null
}

/** What asks the Document Service for a whole record: its parts and its files. */
export function wholeRecord(strapi: Core.Strapi, uid: UID.Schema): Fields {
  const populate: Fields = {}
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === 'media') populate[name] = true
    else if (attribute.type === 'component') {
      populate[name] = { populate: wholeRecord(strapi, attribute.component) }
    } else if (attribute.type === 'dynamiczone') {
      const on = attribute.components.map((one) => [one, { populate: wholeRecord(strapi, one) }])
      populate[name] = { on: Object.fromEntries(on) }
    }
  }
  return populate
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A number as Strapi gives it: large ones come as text. */
export function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : null
}

export function recordsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
