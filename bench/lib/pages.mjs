import { firstSlug } from './seeds.mjs'

/** One page of each template that visits are mostly made of. */
export const TEMPLATES = [
  '/',
  '/services/residential',
  '/projects',
  `/projects/${firstSlug('consolidated-projects')}`,
  `/insights/research-reports/${firstSlug('insights-research-reports')}`,
  '/about/contact-us',
]

/** Also the page without header and footer, and the one that the navigation has beside those. */
export const PAGES = [...TEMPLATES, '/aca', '/technology']
