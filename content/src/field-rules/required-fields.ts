import { isRecord, type RecordFault } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import { componentOfPart } from '../publishing/walk'

/**
 * The empty fields that must not be: Strapi itself refuses them when a record is published, too late for its notices and
 * for a plan.
 */
export function emptyRequiredFields(
  strapi: Core.Strapi,
  uid: UID.Schema,
  record: Fields,
  path: RecordFault['path'] = [],
): RecordFault[] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]) => {
    const value = record[name]
    const here = [...path, name]
    if (value === null || value === undefined || value === '') {
      return attribute.required ? [{ path: here, message: 'must be filled in' }] : []
    }
    const parts = Array.isArray(value) ? value : [value]
    return parts.flatMap((part, index) => {
      const component = isRecord(part) ? componentOfPart(attribute, part) : null
      if (!component) return []
      return emptyRequiredFields(strapi, component, part as Fields, Array.isArray(value) ? [...here, index] : here)
    })
  })
}
