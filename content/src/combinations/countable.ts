import type { Core, UID } from '@strapi/strapi'

/** How a value is counted: unchanged, a date by its year, or a component by whether the record has any. */
export type Measure = 'value' | 'year' | 'any'

/** A content type whose records can be counted by their fields. */
export interface Countable {
  uid: UID.CollectionType
  /**
   * Fields that cannot be counted by their value, or that hold a list. A field of a repeated component is named
   * `component.field` and must be counted alone.
   */
  fields: Readonly<Record<string, Measure>>
}

/** By the name of the list in its address. */
export const countables: Readonly<Record<string, Countable>> = {
  'consolidated-projects': {
    uid: 'api::consolidated-project.consolidated-project',
    fields: { banks: 'value', 'reraRegistrations.state': 'value', 'reraRegistrations.number': 'any' },
  },
  'insights-research-reports': {
    uid: 'api::insights-research-report.insights-research-report',
    fields: { publishedOn: 'year' },
  },
  'homepage-press-coverages': { uid: 'api::homepage-press-coverage.homepage-press-coverage', fields: { Date: 'year' } },
  vodcasts: { uid: 'api::vodcast.vodcast', fields: { topics: 'value' } },
  testimonials: { uid: 'api::testimonial.testimonial', fields: {} },
  awards: { uid: 'api::award.award', fields: {} },
  openings: { uid: 'api::opening.opening', fields: {} },
}

/** Types of fields whose values are short, so that records can be grouped by them. */
const SHORT: ReadonlySet<string> = new Set(['boolean', 'date', 'enumeration', 'integer', 'string'])
/** Fields that Strapi adds to every content type. */
const OF_STRAPI: ReadonlySet<string> = new Set(['documentId', 'locale'])

/**
 * The fields by which a list may be counted: those of its table, and all that are short. A filter of such a field needs
 * nothing in the backend.
 */
export function measuresOf(strapi: Core.Strapi, { uid, fields }: Countable): Readonly<Record<string, Measure>> {
  const short = Object.entries(strapi.getModel(uid).attributes).filter(
    ([name, { type, ...rest }]) => SHORT.has(type) && !OF_STRAPI.has(name) && !('private' in rest && rest.private),
  )
  return { ...Object.fromEntries(short.map(([name]) => [name, 'value'] as const)), ...fields }
}
