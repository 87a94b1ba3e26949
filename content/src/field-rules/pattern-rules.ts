import { isRecord, wholeLetters } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { hintOfField, type PublishRule } from '../publishing/faults'
import { textOf, visitFields } from '../publishing/walk'

/** By schema and field. */
const patterns = new Map<string, RegExp>()
const MOST_SHOWN = 60

/**
 * Takes the patterns of short texts out of the schemas. The admin would refuse a draft that does not fit, with words
 * that hide the field's hint; publishing checks them as a rule.
 */
export function takePatterns(strapi: Core.Strapi): void {
  const schemas = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)]
  for (const { uid, attributes } of schemas) {
    for (const [field, attribute] of Object.entries(attributes)) {
      const isOurs = uid.startsWith('api::') || strapi.components[uid as UID.Component] !== undefined
      if (!isOurs || !isRecord(attribute) || typeof attribute.regex !== 'string') continue
      patterns.set(`${uid} ${field}`, new RegExp(attribute.regex))
      attribute.regex = undefined
    }
  }
}

export function patternOf(uid: UID.Schema, field: string): RegExp | null {
  return patterns.get(`${uid} ${field}`) ?? null
}

/** A text with a pattern fits it. */
export function patternRule(strapi: Core.Strapi): PublishRule {
  return ({ uid, record }) =>
    visitFields(strapi, uid, record).flatMap(({ path, name, schema, value }) => {
      const text = textOf(value)
      if (text === '' || (patternOf(schema, name)?.test(text) ?? true)) return []
      const hint = hintOfField(strapi.getModel(schema), name).replace(/\.$/, '')
      return [{ path, message: `“${wholeLetters(text, MOST_SHOWN)}” does not fit. ${hint}` }]
    })
}
