import type { RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { Fields, PublishRule } from './faults'
import { REFERENCES, type Reference } from './reference-table'
import { recordsOf, textOf } from './walk'

/** A record must only refer to published records. */
export function referenceRule(strapi: Core.Strapi): PublishRule {
  return async ({ model, record, published }) => {
    const faults: RecordFault[] = []
    for (const reference of REFERENCES.filter((one) => one.model === model && !one.isFree)) {
      const targets = await published.all(reference.target)
      if (targets.length === 0) continue
      const known = new Set([...targets.map((target) => textOf(target[reference.by])), ...(reference.or ?? [])])
      const { displayName } = strapi.contentType(`api::${reference.target}.${reference.target}`).info
      for (const { path, name } of namesIn(record, reference)) {
        if (!known.has(name)) {
          faults.push({ path, message: `“${name}” is no published ${displayName}${closestOf(name, known)}` })
        }
      }
    }
    return faults
  }
}

/** A record, or a part of it, that may have the field of a reference. */
interface Holder {
  path: (string | number)[]
  part: Fields
}

export function holdersIn(record: Fields, { within, block, when }: Reference): Holder[] {
  if (!within) return [{ path: [], part: record }]
  return recordsOf(record[within])
    .map((part, index) => ({ path: [within, index], part }))
    .filter(({ part }) => !block || part.__component === block)
    .filter(({ part }) => !when || when.values.includes(textOf(part[when.field])))
}

/** The names by which a record refers to others, each with its place. */
export function namesIn(record: Fields, reference: Reference): { path: (string | number)[]; name: string }[] {
  const { field } = reference
  return holdersIn(record, reference).flatMap(({ path, part }) => {
    const value = part[field]
    const values = Array.isArray(value)
      ? value.map((one, index) => ({ path: [...path, field, index], one }))
      : [{ path: [...path, field], one: value }]
    return values.flatMap(({ path: at, one }) => {
      const name = heldName(one, reference)
      return name === null || (name === '' && !Array.isArray(value)) ? [] : [{ path: at, name }]
    })
  })
}

/** The name that a value of such a field has; null when it is something else, such as a film of another provider. */
export function heldName(value: unknown, { before = '' }: Reference): string | null {
  const text = textOf(value)
  return text.startsWith(before) ? text.slice(before.length) : null
}

/** A known name that differs only in case, or all known names when they are few. */
function closestOf(name: string, known: ReadonlySet<string>): string {
  const close = [...known].find((one) => one.toLowerCase() === name.toLowerCase())
  if (close) return `; it is written “${close}”`
  return known.size <= 12 ? `; there are ${[...known].join(', ')}` : ''
}

/** A section of a report must refer to a chart of the same report. */
export const chartRule: PublishRule = ({ model, record }) => {
  if (model !== 'insights-research-report') return []
  const keys = new Set(recordsOf(record.charts).map(({ key }) => textOf(key)))
  return recordsOf(record.sections).flatMap(({ chart }, index) =>
    textOf(chart) && !keys.has(textOf(chart))
      ? [{ path: ['sections', index, 'chart'], message: `this report has no chart with the key ${textOf(chart)}` }]
      : [],
  )
}

/** What a client minded is highlighted within the quotation, so it must be there letter by letter. */
export const testimonialRule: PublishRule = ({ model, record }) => {
  if (model !== 'testimonial' || textOf(record.quote).includes(textOf(record.minded))) return []
  return [{ path: ['minded'], message: 'must be a part of the quote, letter by letter' }]
}
