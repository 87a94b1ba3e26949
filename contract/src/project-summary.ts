import { projectRecord } from './project.js'
import { type Projected, projectionOf } from './wire/projection.js'

/** What lists, filters, search and feeds need of a project: all but its plans and costs. */
export const projectSummary = projectionOf(
  projectRecord,
  [
    'id',
    'developer',
    'architect',
    'category',
    'locality',
    'address',
    'latitude',
    'longitude',
    'launchedOn',
    'possession',
    'updatedOn',
    'flagship',
    'sequence',
    'headline',
    'summary',
    'description',
    'registrations',
    'priceFrom',
    'priceTo',
    'rentPerSqFt',
    'pricePerSqFt',
    'carpetAreaFrom',
    'carpetAreaTo',
    'buildings',
    'floors',
    'units',
    'amenities',
    'specifications',
    'industries',
    'banks',
    'brochureHighlights',
    'questions',
    'pictures',
  ],
  { configurations: ['name', 'areaConfiguration', 'carpetArea', 'price', 'rent'], nearby: ['name', 'minutes'] },
)
export type ProjectSummary = Projected<typeof projectSummary>
