import type { UID } from '@strapi/strapi'

/** How a value is counted: unchanged, a date by its year, or a component by whether the record has any. */
export type Measure = 'value' | 'year' | 'any'

/** A content type whose records can be counted by their fields. */
export interface Countable {
  uid: UID.CollectionType
  /**
   * Fields by which it may be counted. A field of a repeated component is named `component.field` and must be counted
   * alone.
   */
  fields: Readonly<Record<string, Measure>>
}

/** By the name of the list in its address. Only fields that a page offers as a filter are listed. */
export const countables: Readonly<Record<string, Countable>> = {
  'consolidated-projects': {
    uid: 'api::consolidated-project.consolidated-project',
    fields: {
      banks: 'value',
      category: 'value',
      city: 'value',
      'reraRegistrations.state': 'value',
      'reraRegistrations.number': 'any',
    },
  },
  'insights-research-reports': {
    uid: 'api::insights-research-report.insights-research-report',
    fields: { industry: 'value', city: 'value', publishedOn: 'year' },
  },
  'homepage-press-coverages': {
    uid: 'api::homepage-press-coverage.homepage-press-coverage',
    fields: { category: 'value', Date: 'year' },
  },
  vodcasts: { uid: 'api::vodcast.vodcast', fields: { topics: 'value', durationSeconds: 'value' } },
  testimonials: {
    uid: 'api::testimonial.testimonial',
    fields: { audience: 'value', service: 'value', city: 'value' },
  },
  awards: { uid: 'api::award.award', fields: { category: 'value' } },
  openings: {
    uid: 'api::opening.opening',
    fields: { department: 'value', jobType: 'value', city: 'value', closesOn: 'value' },
  },
}
