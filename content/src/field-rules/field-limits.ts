import { isRecord } from '@ashlar/contract'
import type { Core, Schema, UID } from '@strapi/strapi'
import type { PublishRule } from '../publishing/faults'
import { asNumber, textOf, visitFields } from '../publishing/walk'
import { indianNumber } from './indian-number'

/** How small, large or long a value of a field may be. */
export interface FieldLimits {
  least: number | null
  most: number | null
  /** Maximum number of characters. */
  longest: number | null
}

const NONE: FieldLimits = { least: null, most: null, longest: null }
/** Of these the admin itself offers no more entries than there may be. */
const LISTS: readonly string[] = ['component', 'dynamiczone', 'relation', 'media']
/** By schema and field. */
const limits = new Map<string, FieldLimits>()

/**
 * Takes the limits of numbers and texts out of the schemas of what editors write. Strapi refuses drafts by some of them,
 * with words that do not say what came; publishing checks them as a rule.
 */
export function takeLimits(strapi: Core.Strapi): void {
  for (const [uid, schema] of Object.entries({ ...strapi.contentTypes, ...strapi.components })) {
    const { attributes, pluginOptions } = schema as Schema.Schema
    const form = (pluginOptions as { 'content-manager'?: { visible?: boolean } } | undefined)?.['content-manager']
    if ((uid.includes('::') && !uid.startsWith('api::')) || form?.visible === false) continue
    for (const [field, attribute] of Object.entries<unknown>(attributes)) {
      if (!isRecord(attribute) || LISTS.includes(String(attribute.type))) continue
      const { min, max, maxLength } = attribute
      if ([min, max, maxLength].every((limit) => limit === undefined)) continue
      const own = { least: numberOr(min), most: numberOr(max), longest: numberOr(maxLength) }
      limits.set(`${uid} ${field}`, own)
      Object.assign(attribute, { min: undefined, max: undefined, maxLength: undefined })
      sayBelow(schema, field, own)
    }
  }
}

export function limitsOf(uid: UID.Schema, field: string): FieldLimits {
  return limits.get(`${uid} ${field}`) ?? NONE
}

/** Strapi says limits below a field, as long as it knows them. */
function sayBelow(schema: unknown, field: string, { least, most, longest }: FieldLimits): void {
  const metadatas = isRecord(schema) && isRecord(schema.config) ? schema.config.metadatas : null
  const metadata = isRecord(metadatas) ? metadatas[field] : null
  if (!isRecord(metadata) || !isRecord(metadata.edit)) return
  // That a number is not below zero needs no word.
  const words = [
    least !== null && (most !== null || least > 0) ? [`at least ${grouped(least)}`] : [],
    most === null ? [] : [`at most ${grouped(most)}`],
    longest === null ? [] : [`at most ${longest} characters`],
  ]
  const said = words.flat().join(', ')
  if (said === '') return
  const hint = `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
  metadata.edit.description = [hint, textOf(metadata.edit.description)].filter(Boolean).join(' ')
}

/** A year has no groups. */
const grouped = (limit: number) => (limit < 10_000 ? String(limit) : indianNumber(limit))

const numberOr = (limit: unknown) => (limit === undefined ? null : Number(limit))

/** A number or a text keeps within the limits of its field. */
export function limitRule(strapi: Core.Strapi): PublishRule {
  return ({ uid, record }) =>
    visitFields(strapi, uid, record).flatMap(({ path, name, schema, value }) => {
      const message = faultOf(value, limitsOf(schema, name))
      return message === null ? [] : [{ path, message }]
    })
}

function faultOf(value: unknown, { least, most, longest }: FieldLimits): string | null {
  if (longest !== null) {
    const { length } = textOf(value)
    return length > longest ? `has ${length} characters, and can have ${longest} at most` : null
  }
  const number = least === null && most === null ? null : asNumber(value)
  if (number === null || ((least === null || number >= least) && (most === null || number <= most))) return null
  const shown = (limit: number) => indianNumber(limit)
  if (least !== null && most !== null) {
    return `is ${shown(number)}, and can be from ${shown(least)} to ${shown(most)}`
  }
  return least === null
    ? `is ${shown(number)}, and can be ${shown(most ?? 0)} at most`
    : `is ${shown(number)}, and can be ${shown(least)} at least`
}
