import { isRecord, readDay, readMoment, wholeLetters } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { ChangeStep } from '../change/change'
import { labelOfField } from '../publishing/faults'
import { DIGITS_BEHIND_POINT, fitsDigits, LARGEST_NUMBERS } from './number-limits'

interface ValueFault {
  path: (string | number)[]
  message: string
  name: 'ValidationError'
}

type Data = Record<string, unknown>

/** A column of a short text has room for this many. */
const LONGEST = 255
const MOST_SHOWN = 60
/** A number in digits, by type: an example of it for whoever wrote none. */
const NUMBERS: Readonly<Record<string, { wanted: RegExp; kind: string; example: string }>> = {
  integer: { wanted: /^[+-]?\d+$/, kind: 'whole number', example: '12' },
  biginteger: { wanted: /^[+-]?\d+$/, kind: 'whole number', example: '12500000' },
  decimal: { wanted: /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)$/, kind: 'number', example: '850.5' },
  float: { wanted: /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i, kind: 'number', example: '18.5204' },
}

/**
 * Refuses what its column cannot hold, at its field, in a draft too: words for a number, a day that does not exist, a
 * number or a short text that is too long. Strapi's words for it name no field; SQLite stores some of it, which would be
 * lost on the way to PostgreSQL.
 */
export function keepValuesStored(strapi: Core.Strapi): ChangeStep {
  return ({ uid, data }) => {
    const faults = data === null ? [] : faultsIn(strapi, uid, data, [])
    if (faults.length > 0) throw new errors.ValidationError(faults[0]?.message ?? '', { errors: faults })
    return undefined
  }
}

function faultsIn(strapi: Core.Strapi, uid: UID.Schema, data: Data, path: readonly (string | number)[]): ValueFault[] {
  return Object.entries(strapi.getModel(uid)?.attributes ?? {}).flatMap(([field, attribute]): ValueFault[] => {
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
    const isEmpty = value === null || value === undefined || value === ''
    // A form that was sent without a number or a day.
    if (value === '' && (attribute.type in NUMBERS || attribute.type.startsWith('date'))) data[field] = null
    const message = isEmpty ? null : storedFault(attribute.type, value)
    if (message === null) return []
    const label = labelOfField(strapi.getModel(uid), field)
    return [{ path: at, message: `${label}: ${message}`, name: 'ValidationError' }]
  })
}

/** What is wrong with a value for a column of a type; null where it can be stored, or Strapi itself says so. */
export function storedFault(type: string, value: unknown): string | null {
  if (NUMBERS[type]) return storedNumberFault(type, value)
  if (type === 'date' && typeof value === 'string' && !isDay(value)) {
    return `“${short(value)}” is no day. Write it like 15/11/2026, or 2026-11-15`
  }
  if (type === 'datetime' && typeof value === 'string' && !isMoment(value)) {
    return `“${short(value)}” is no day with a time. Write it like 15/11/2026 10:30, or 2026-11-15T05:00:00Z`
  }
  const length = (type === 'string' || type === 'uid') && typeof value === 'string' ? value.length : 0
  return length > LONGEST ? `has ${length} characters, and there is room for ${LONGEST}; write it shorter` : null
}

function storedNumberFault(type: string, value: unknown): string | null {
  const { wanted, kind, example } = NUMBERS[type] ?? {}
  const number = Number(value)
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : wanted?.test(String(value).trim())
  const isWhole = kind === 'number' || Number.isInteger(number)
  if (!isNumber || !isWhole) {
    return `“${short(typeof value === 'object' ? JSON.stringify(value) : String(value))}” is no ${kind}. Write it like ${example}`
  }
  const largest = LARGEST_NUMBERS[type] ?? Number.POSITIVE_INFINITY
  if (Math.abs(number) > largest) return `${formatted(number)} is too large; it can be at most ${formatted(largest)}`
  if (fitsDigits(type, number)) return null
  return `${formatted(number)} has more than ${DIGITS_BEHIND_POINT[type]} digits behind the point; write ${Number(number.toFixed(2))}`
}

/** As forms and scripts send it; Strapi stores the day of a moment. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) && readDay(text.slice(0, 10)) !== null

function isMoment(text: string): boolean {
  if (readMoment(text) !== null) return true
  return isDay(text) && !/T24/.test(text) && !Number.isNaN(Date.parse(text))
}

const short = (text: string) => wholeLetters(text, MOST_SHOWN)
const formatted = (number: number) => number.toLocaleString('en-IN', { maximumFractionDigits: 20 })
