import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { ChangeStep } from '../change/change'
import { labelOfField, type PublishRule } from '../publishing/faults'
import { visitFields } from '../publishing/walk'
import { DIGITS_BEHIND_POINT, fitsDigits, LARGEST_NUMBERS } from './number-limits'

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
    const message = faultOf(attribute.type, value)
    if (message === null) return []
    const label = labelOfField(strapi.getModel(uid), field)
    return [{ path: at, message: `${label}: ${message}`, name: 'ValidationError' }]
  })
}

function faultOf(type: string, value: unknown): string | null {
  const largest = LARGEST_NUMBERS[type]
  const number = Number(value)
  if (largest === undefined || value === null || value === undefined || value === '' || Number.isNaN(number))
    return null
  if (Math.abs(number) > largest) return `${formatted(number)} is too large; it can be at most ${formatted(largest)}`
  if (fitsDigits(type, number)) return null
  return `${formatted(number)} has more than ${DIGITS_BEHIND_POINT[type]} digits behind the point; write ${Number(number.toFixed(2))}`
}

/** Large whole numbers are not less than their field allows: of these, Strapi validates no least value. */
export function leastNumberRule(strapi: Core.Strapi): PublishRule {
  return ({ uid, record }) =>
    visitFields(strapi, uid, record).flatMap(({ path, name, schema, type, value }) => {
      const attribute = strapi.getModel(schema).attributes[name]
      const least = type === 'biginteger' && attribute && 'min' in attribute ? Number(attribute.min) : Number.NaN
      return Number(value) < least
        ? [{ path, message: `is ${formatted(Number(value))}, and can be ${least} at least` }]
        : []
    })
}

const formatted = (number: number) => number.toLocaleString('en-IN', { maximumFractionDigits: 20 })
