import { firstSlug, firstSlugs } from './seeds.mjs'

/** One page of each of the most visited templates. */
export const TEMPLATES = [
  '/',
  '/services/residential',
  '/projects',
  `/projects/${firstSlug('consolidated-projects')}`,
  `/insights/research-reports/${firstSlug('insights-research-reports')}`,
  '/about/contact-us',
]

/** Also the page without header and footer, and the other page that the navigation links to. */
export const PAGES = [...TEMPLATES, '/aca', '/technology']

/** States of a page that are in no sitemap and show more than its first state. */
export const STATES = [
  '/projects?view=map',
  '/projects?propertytype=Residential',
  `/projects/compare?ids=${firstSlugs('consolidated-projects', 4).join(',')}`,
  '/search-result?searchTextFromHeader=land',
  '/careers?city=mumbai',
]
