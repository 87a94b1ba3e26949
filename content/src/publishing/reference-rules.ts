import { aboutOf, pageForms, type RecordFault } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { Fields, PublishRule } from './faults'
import { recordsOf, textOf } from './walk'

/** A field that refers to records of another type by the value of one of their fields. */
interface Reference {
  model: string
  field: string
  /** The field is in each entry of this list. */
  within?: string
  /** In a list of blocks: only in blocks of this component. */
  block?: string
  /** The entry refers to such a record only when this field has one of these values. */
  when?: { field: string; values: readonly string[] }
  target: string
  by: string
  /** Values that are allowed in addition to the names of records. */
  or?: readonly string[]
}

/**
 * All references between types by a visible value. When no record of the target type is published, nothing is checked.
 */
export const REFERENCES: readonly Reference[] = [
  { model: 'consolidated-project', field: 'city', target: 'city', by: 'name' },
  { model: 'consolidated-project', field: 'category', target: 'project-category', by: 'title' },
  { model: 'consolidated-project', field: 'banks', target: 'bank-project-category', by: 'bank' },
  { model: 'consolidated-project', field: 'industries', target: 'industry-dropdown', by: 'title' },
  {
    model: 'consolidated-project',
    within: 'configurations',
    field: 'areaConfiguration',
    target: 'area-configuration-dropdown',
    by: 'title',
  },
  { model: 'post', field: 'category', target: 'blog-category', by: 'title' },
  { model: 'services-mdm', field: 'people', target: 'leader', by: 'key' },
  { model: 'services-mdm', field: 'relatedProjects', target: 'consolidated-project', by: 'slug' },
  { model: 'services-mdm', field: 'relatedReports', target: 'insights-research-report', by: 'slug' },
  {
    model: 'page',
    within: 'blocks',
    block: 'block.projects',
    field: 'projects',
    target: 'consolidated-project',
    by: 'slug',
  },
  ...(['service', 'project'] as const).map(
    (asked): Reference => ({
      model: 'page',
      within: 'blocks',
      block: 'block.form',
      field: 'about',
      when: { field: 'form', values: pageForms.filter((one) => aboutOf[one] === asked) },
      target: asked === 'service' ? 'services-mdm' : 'consolidated-project',
      by: 'slug',
    }),
  ),
  { model: 'service', field: 'PageName', target: 'services-mdm', by: 'title' },
  { model: 'testimonial', field: 'service', target: 'services-mdm', by: 'slug' },
  { model: 'testimonial', field: 'city', target: 'city', by: 'name' },
  { model: 'leader', field: 'city', target: 'city', by: 'name' },
  { model: 'contact-list', field: 'city', target: 'city', by: 'name' },
  { model: 'contact-list', within: 'desks', field: 'person', target: 'leader', by: 'key' },
  { model: 'vodcast', field: 'relatedReports', target: 'insights-research-report', by: 'slug' },
  { model: 'vodcast', field: 'relatedServices', target: 'services-mdm', by: 'slug' },
  { model: 'opening', field: 'city', target: 'city', by: 'name' },
  { model: 'opening', field: 'department', target: 'department', by: 'title' },
  { model: 'opening', field: 'jobType', target: 'job-type', by: 'title' },
  { model: 'lead-routing-rule', field: 'city', target: 'city', by: 'name' },
  { model: 'tax-rate', field: 'city', target: 'city', by: 'name' },
  { model: 'homepage-press-coverage', field: 'category', target: 'in-the-news-category', by: 'title' },
  { model: 'homepage-press-coverage', field: 'city', target: 'city', by: 'name' },
  { model: 'insights-research-report', field: 'city', target: 'city', by: 'name', or: ['India'] },
]

/** A record must only refer to published records. */
export function referenceRule(strapi: Core.Strapi): PublishRule {
  return async ({ model, record, published }) => {
    const faults: RecordFault[] = []
    for (const reference of REFERENCES.filter((one) => one.model === model)) {
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

function namesIn(record: Fields, reference: Reference): { path: (string | number)[]; name: string }[] {
  const { field, within, block, when } = reference
  const holders = within
    ? recordsOf(record[within])
        .map((part, index) => ({ path: [within, index] as (string | number)[], part }))
        .filter(({ part }) => !block || part.__component === block)
        .filter(({ part }) => !when || when.values.includes(textOf(part[when.field])))
    : [{ path: [] as (string | number)[], part: record }]
  return holders.flatMap(({ path, part }) => {
    const value = part[field]
    if (Array.isArray(value)) return value.map((name, index) => ({ path: [...path, field, index], name: textOf(name) }))
    return textOf(value) ? [{ path: [...path, field], name: textOf(value) }] : []
  })
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
