import { aboutOf, pageForms } from '@ashlar/contract'

/** A field that refers to records of another type by the value of one of their fields. */
export interface Reference {
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
  /** Stands before the value where the field may also hold something else: `film:` before the key of a film. */
  before?: string
  /** The field may also hold words of its own: publishing does not check it, but a name in it follows its record. */
  isFree?: true
}

const CITY = { field: 'city', target: 'city', by: 'name' } as const
const FILM = { target: 'film', by: 'key', before: 'film:' } as const

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
  { model: 'consolidated-project', field: 'videoTour', ...FILM },
  { model: 'about-us-menu', field: 'video_Id', ...FILM },
  { model: 'site-setting', field: 'fixedVideoId', ...FILM },
  { model: 'site-setting', field: 'defaultVideoId', ...FILM },
  { model: 'vodcast', field: 'video', ...FILM },
  { model: 'page', within: 'blocks', block: 'block.media', field: 'video', ...FILM },
  { model: 'services-mdm', field: 'topics', target: 'blog-category', by: 'title', isFree: true },
  { model: 'services-mdm', field: 'topics', target: 'industry-dropdown', by: 'title', isFree: true },
  { model: 'insights-research-report', field: 'industry', target: 'industry-dropdown', by: 'title', isFree: true },
  { model: 'services-mdm', within: 'caseStudies', ...CITY, isFree: true },
  { model: 'career-testimonial', ...CITY, isFree: true },
  { model: 'site-setting', within: 'offices', ...CITY, isFree: true },
  ...(['consolidated-project', 'services-mdm', 'opening'] as const).map(
    (target): Reference => ({ model: 'lead-routing-rule', field: 'record', target, by: 'slug', isFree: true }),
  ),
]
