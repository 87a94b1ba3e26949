import { isRecord } from '@ashlar/contract'
import type { Core, Schema, UID } from '@strapi/strapi'
import type { Fields } from './faults'

/** A field of a record or of one of its components. */
export interface FieldVisit {
  path: (string | number)[]
  name: string
  /** The type or component that has the field. */
  schema: UID.Schema
  type: string
  value: unknown
}

/** Every field of a record that has a value, including the fields of its components, in the order of its form. */
export function visitFields(strapi: Core.Strapi, uid: UID.Schema, record: Fields, path: FieldVisit['path'] = []) {
  const visits: FieldVisit[] = []
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    const value = record[name]
    if (value === null || value === undefined) continue
    const here = [...path, name]
    visits.push({ path: here, name, schema: uid, type: attribute.type, value })
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
 * The component of a part: the one that its field declares or, in a list of blocks, the one that the part itself names.
 *
 * @returns `null` for a value that is no component, and for a block that its field does not allow.
 */
export function componentOfPart(attribute: Schema.Attribute.AnyAttribute, part: Fields): UID.Component | null {
  if (attribute.type === 'component') return attribute.component
  if (attribute.type !== 'dynamiczone') return null
  return attribute.components.find((one) => one === part.__component) ?? null
}

/** The `populate` with which the Document Service returns a whole record: its components and files. */
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

/** A number as Strapi returns it: large ones come as text. */
export function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : null
}

export function recordsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
