import * as z from 'zod/mini'
import { award, csrPage, globalPartner } from '../about.js'
import { creativeAgencyPage, digitalAgencyPage } from '../agency.js'
import { careerPage, opening } from '../career.js'
import { choice } from '../chrome/dropdown.js'
import { menuImage } from '../chrome/menu-image.js'
import { aboutUsMenu, menuStructure } from '../chrome/menu-structure.js'
import { siteSettings } from '../chrome/site-settings.js'
import { city } from '../city.js'
import { contactOffice } from '../contact.js'
import { film } from '../film.js'
import { notice } from '../leads/notice.js'
import { page } from '../page.js'
import { careerTestimonial, leader, testimonial } from '../people.js'
import { category, pressItem } from '../press.js'
import { project, projectCategory, projectPageBanner, projectPageSeo } from '../project.js'
import { researchReport } from '../report.js'
import { searchPage } from '../search-page.js'
import { pageHead } from '../seo.js'
import { banner, service, servicePage, signpost } from '../service.js'
import { taxRate } from '../tax-rate.js'
import { technology } from '../technology.js'
import { formerAddress } from '../text/address.js'
import { wholeLetters } from '../text/readable-text.js'
import { translation } from '../translation.js'
import { vodcast } from '../vodcast.js'
import { flatten, namedFieldsOf, type RecordSchema } from './answer.js'
import { parseStrictly } from './fields.js'

/** Schemas by model, as the site parses its records. Posts are missing, because they come in WordPress's format. */
const SCHEMAS: Readonly<Record<string, z.ZodMiniType<unknown>>> = {
  'site-setting': siteSettings,
  'menu-structure': menuStructure,
  film,
  'menu-images-mdm': menuImage,
  'about-us-menu': aboutUsMenu,
  page,
  'search-page': searchPage,
  'services-mdm': servicePage,
  service,
  'explore-service': signpost,
  'homepage-banner': banner,
  city,
  'sort-dropdown': choice,
  'year-dropdown': choice,
  'industry-dropdown': choice,
  'area-configuration-dropdown': choice,
  'project-category': projectCategory,
  'bank-project-category': projectCategory,
  'project-page-seo': projectPageSeo,
  'project-page-banner': projectPageBanner,
  'consolidated-project': project,
  'tax-rate': taxRate,
  'in-the-news-category': category,
  'homepage-press-coverage': pressItem,
  'insights-research-report': researchReport,
  'knowledge-exchange-seo': pageHead,
  vodcast,
  'technology-mdm': signpost,
  technology,
  'creative-agency-page': creativeAgencyPage,
  'digital-agency-page': digitalAgencyPage,
  'about-us-management-seo': pageHead,
  leader,
  'about-us-testimonials-seo': pageHead,
  testimonial,
  'about-us-awards-seo': pageHead,
  award,
  'about-us-csr-seo': pageHead,
  'csr-page': csrPage,
  'global-partner': globalPartner,
  'contact-seo': pageHead,
  'contact-list': contactOffice,
  'career-seo': pageHead,
  'career-page': careerPage,
  department: category,
  'job-type': category,
  'career-testimonial': careerTestimonial,
  opening,
  'former-address': formerAddress,
  notice,
  translation,
}

/** The schema of a model's records; none for posts, which come in WordPress's format. */
export function schemaOfModel(model: string | undefined): RecordSchema<unknown> | undefined {
  return model === undefined ? undefined : SCHEMAS[model]
}

/** The fields on the wire that the site reads of a model. */
export function wireFieldsOf(model: string | undefined): readonly string[] {
  const schema = schemaOfModel(model)
  return schema === undefined ? [] : namedFieldsOf(schema)
}

/** A part of a record that the site cannot show, with a message for editors. */
export interface RecordFault {
  /** Names of fields, and positions in lists from 0: `['configurations', 2, 'plan']`. Empty for the record itself. */
  path: (string | number)[]
  message: string
}

/**
 * Parses a record as the site does, and returns everything that the site would leave out: the record or parts of it.
 *
 * @param model name of the content type, as in the catalogue; a model without a schema has no faults.
 * @param record the complete record from the wire.
 */
export function findShapeFaults(model: string, record: unknown): RecordFault[] {
  const schema = SCHEMAS[model]
  if (!schema) return []
  const flat = flatten(record)
  const result = parseStrictly(() => z.safeParse(schema, flat))
  if (result.success) return []
  return result.error.issues.map((issue) => ({
    path: issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
    message: mendOf(issue, valueAt(flat, issue.path)),
  }))
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (Object(value) as Record<PropertyKey, unknown>)[step], record)
}

const EXAMPLES: Readonly<Record<string, string>> = {
  array: 'a list in square brackets, such as ["first", "second"]',
  object: 'an object in braces, such as {"rooms": []}',
  string: 'words, such as “Pune”',
  number: 'a number, such as 850',
  boolean: 'true or false',
}
/** Larger values would fill the message. */
const MOST_SHOWN = 60

/** Zod's message when a schema has none of its own. */
const UNSAID = 'Invalid input'
const NOT_SHOWN = 'is not of a kind that the site can show'

function whatCame(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `it is “${text.length > MOST_SHOWN ? `${wholeLetters(text, MOST_SHOWN)}…` : text}”`
}

function mendOf(issue: z.core.$ZodIssue, value: unknown): string {
  const isEmpty = value === null || value === undefined || value === ''
  const notShown = isEmpty ? 'must be filled in' : `${NOT_SHOWN}; ${whatCame(value)}`
  switch (issue.code) {
    case 'invalid_type':
      return isEmpty ? notShown : `must be ${EXAMPLES[issue.expected] ?? issue.expected}; ${whatCame(value)}`
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'too_small':
      if (issue.origin === 'array') return 'must have at least one entry'
      return issue.origin === 'string' ? 'must be filled in' : `must be larger than ${issue.minimum}`
    case 'custom':
      return issue.message
    case 'invalid_union': {
      if (issue.message !== UNSAID) return issue.message
      const [first] = issue.errors.flat()
      // A value of one of several kinds is described by the first of them.
      return first?.code === 'invalid_type' ? mendOf(first, value) : notShown
    }
    case 'invalid_format':
      return `“${String(value)}” does not fit; the words below the field say how it is written`
    default:
      return notShown
  }
}
