import { posts, read } from './seeds'

const [project] = read<{ slug: string }[]>('consolidated-projects')
const leased = read<{ slug: string; rentPerSqFt: number | null }[]>('consolidated-projects').find(
  ({ rentPerSqFt }) => rentPerSqFt,
)
const [report] = read<{ slug: string }[]>('insights-research-reports-a')
const [vodcast] = read<{ slug: string }[]>('vodcasts')
const [opening] = read<{ slug: string }[]>('openings')

/** A page of each kind, and the types in its structured data. */
export const STATED: Readonly<Record<string, readonly string[]>> = {
  '/': ['WebSite'],
  '/about/who-we-are': ['Organization'],
  '/about/contact-us': ['Organization', 'RealEstateAgent'],
  '/services/retail': ['Service', 'BreadcrumbList', 'FAQPage'],
  [`/projects/${project?.slug}`]: ['Residence', 'AggregateOffer', 'BreadcrumbList', 'FAQPage'],
  [`/projects/${leased?.slug}`]: ['Place', 'Offer', 'BreadcrumbList'],
  [`/insights/research-reports/${report?.slug}`]: ['Report', 'Dataset', 'BreadcrumbList'],
  [`/insights/knowledge-exchange/${vodcast?.slug}`]: ['VideoObject', 'BreadcrumbList'],
  [`/blog/${posts[0]?.slug}`]: ['Article', 'BreadcrumbList'],
  [`/careers/${opening?.slug}`]: ['JobPosting', 'BreadcrumbList'],
  '/projects/calculators/emi': ['BreadcrumbList'],
  '/projects/in/pune': ['BreadcrumbList', 'FAQPage'],
}
