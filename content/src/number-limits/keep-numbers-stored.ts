import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { ChangeStep } from '../change/change'
import { labelOfField } from '../publishing/faults'
import { LARGEST_NUMBERS } from './number-limits'

interface NumberFault {
  path: (string | number)[]
  message: string
  name: 'ValidationError'
}

/**
 * Refuses a number that its column cannot hold at its field, in a draft too. SQLite stores any, so that it would be lost
 * on the way to PostgreSQL, and PostgreSQL answers with a failure that names no field.
 */
export function keepNumbersStored(strapi: Core.Strapi): ChangeStep {
  return ({ uid, data }) => {
    const faults = data === null ? [] : faultsIn(strapi, uid, data, [])
    if (faults.length > 0) throw new errors.ValidationError(faults[0]?.message ?? '', { errors: faults })
    return undefined
  }
}

function faultsIn(
  strapi: Core.Strapi,
  uid: UID.Schema,
  data: Readonly<Record<string, unknown>>,
  path: readonly (string | number)[],
): NumberFault[] {
  return Object.entries(strapi.getModel(uid)?.attributes ?? {}).flatMap(([field, attribute]): NumberFault[] => {
    const value = data[field]
    const at = [...path, field]
    if (attribute.type === 'component' || attribute.type === 'dynamiczone') {
      const parts = Array.isArray(value) ? value : [value]
      return parts.flatMap((part, index) => {
        if (!isRecord(part)) return []
        const component = attribute.type === 'component' ? attribute.component : part.__component
        const within = Array.isArray(value) ? [...at, index] : at
        return typeof component === 'string' ? faultsIn(strapi, component as UID.Component, part, within) : []
      })
    }
    const message = faultOf(attribute, value)
    if (message === null) return []
    const label = labelOfField(strapi.getModel(uid), field)
    return [{ path: at, message: `${label} ${message}`, name: 'ValidationError' }]
  })
}

function faultOf(attribute: Readonly<{ type: string; min?: unknown }>, value: unknown): string | null {
  const largest = LARGEST_NUMBERS[attribute.type]
  if (largest === undefined || value === null || value === undefined || value === '') return null
  if (Math.abs(Number(value)) > largest) return `can be at most ${largest.toLocaleString('en-IN')}`
  // Strapi validates the least value of every other kind of number.
  const least = attribute.type === 'biginteger' && attribute.min !== undefined ? Number(attribute.min) : -largest
  return Number(value) < least ? `must be at least ${least}` : null
}
