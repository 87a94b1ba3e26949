import { isRecord, slugOf, wholeLetters } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { hintOfField, type PublishRule } from '../publishing/faults'
import { textOf, visitFields } from '../publishing/walk'

/** By schema and field. */
const patterns = new Map<string, RegExp>()
const MOST_SHOWN = 60
/** What Strapi allows in an address. */
const SLUG = /^[A-Za-z0-9-_.~]*$/
/** Strapi checks every address by a pattern, its own where a schema has none. */
const ANYTHING = '^'

/**
 * Takes the patterns of short texts out of the schemas. The admin would refuse a draft that does not fit, with words
 * that hide the field's hint; publishing checks them as a rule.
 */
export function takePatterns(strapi: Core.Strapi): void {
  const schemas = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)]
  for (const { uid, attributes } of schemas) {
    for (const [field, attribute] of Object.entries(attributes)) {
      const isOurs = uid.startsWith('api::') || strapi.components[uid as UID.Component] !== undefined
      if (!isOurs || !isRecord(attribute)) continue
      if (attribute.type === 'uid') {
        patterns.set(`${uid} ${field}`, SLUG)
        attribute.regex = ANYTHING
        continue
      }
      if (typeof attribute.regex !== 'string') continue
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
      const pattern = patternOf(schema, name)
      if (text === '' || !pattern || pattern.test(text)) return []
      const hint = hintOfField(strapi.getModel(schema), name).replace(/\.$/, '')
      const near = fittingText(text, pattern)
      const example = near === undefined ? '' : `. Write it like ${near}`
      return [{ path, message: `“${wholeLetters(text, MOST_SHOWN)}” does not fit. ${hint}${example}` }]
    })
}

/** The nearest key, or path, to a text that is none. */
export function fittingText(text: string, pattern: RegExp): string | undefined {
  const path = text.split('/').map(slugOf).filter(Boolean).join('/')
  return [slugOf(text), `/${path}`].find((one) => /[a-z0-9]/.test(one) && pattern.test(one))
}
