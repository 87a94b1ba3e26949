import type { UID } from '@strapi/strapi'

/** How a value is counted: as it is, a date by its year, parts of a record by whether it has one at all. */
export type Measure = 'value' | 'year' | 'any'

/** A list whose records can be counted by their fields. */
export interface Countable {
  uid: UID.CollectionType
  /** Fields by which it may be counted; one of a repeated component is named `component.field`, and stands alone. */
  fields: Readonly<Record<string, Measure>>
}

/** By the list's name in its address. Only what a page offers as a filter is here. */
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
