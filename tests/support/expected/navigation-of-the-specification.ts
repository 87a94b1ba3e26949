/**
 * The navigation as `specification.md` (section 2) describes it. It is typed by hand from that text and not derived
 * from the seeds, because it tests them. Where the text gives an address without words, any words are accepted; where
 * it says 'external', any address outside of the site.
 */

export interface ExpectedLink {
  /** The link text, when the specification has one. */
  words?: string
  /** An address of the site, or `EXTERNAL`. */
  to: string
  below?: readonly ExpectedLink[]
}

export const EXTERNAL = 'an external site, in a new tab'

export const audiences = ['Developers', 'Channel Partners', 'Corporates', 'Consumers'] as const
export type Audience = (typeof audiences)[number]

/** 'Clicking a menu title does a full page load to …' and the headings of the panels. */
export const menus = {
  services: { title: 'Services', address: '/services', heading: 'How Can We Help You?' },
  projects: { title: 'Projects', address: '/projects', heading: 'Explore our Projects' },
  technology: { title: 'Technology', address: '/technology', heading: 'How Can We Help You?' },
  about: { title: 'About Us', address: '/about/who-we-are', heading: 'Get to know us!' },
  insights: { title: 'Insights', address: '/insights/research-reports', heading: 'Industry Trends & Insights' },
} as const
export type MenuName = keyof typeof menus

const everybodysResidential: readonly ExpectedLink[] = [
  { to: '/services/sales-marketing' },
  { to: EXTERNAL },
  { to: '/services/residential#second-homes' },
  { to: '/services/residential#luxury-homes' },
]
const agencies: readonly ExpectedLink[] = [
  { words: 'Digital Agency', to: '/ada' },
  { words: 'Creative Agency', to: '/aca' },
]

const residential: ExpectedLink = { words: 'Residential', to: '/services/residential', below: everybodysResidential }
const landServices: ExpectedLink = { words: 'Land Services', to: '/services/land-services' }
const retail: ExpectedLink = { words: 'Retail', to: '/services/retail' }
const investmentBanking: ExpectedLink = { words: 'Investment Banking', to: '/services/investment-banking' }
const strata: ExpectedLink = { words: 'Commercial and Retail Strata', to: '/services/commercial-and-retail-strata' }
const leasing: ExpectedLink = {
  words: 'Commercial Leasing and Advisory',
  to: '/services/commercial-leasing-and-advisory',
}
const hospitality: ExpectedLink = { words: 'Hospitality', to: '/services/hospitality' }
const logistics: ExpectedLink = { words: 'Industrial Logistics', to: '/services/industrial-logistics' }
const valuations: ExpectedLink = {
  words: 'Strategic Advisory and Valuations',
  to: '/services/strategic-advisory-and-valuations',
}
const workspaces: ExpectedLink = {
  words: 'Flexible Workspaces',
  to: '/technology#section-5',
  below: [{ to: EXTERNAL }, { to: EXTERNAL }],
}
const communityManagement: ExpectedLink = { words: 'Digitised Community Management', to: EXTERNAL }

/** 'Developers has all. Channel Partners omits Investment Banking, Hospitality, Flexible Workspaces and Post Sales/Home Solutions.' */
export const services: Readonly<Record<'Developers' | 'Channel Partners', readonly ExpectedLink[]>> = {
  Developers: [
    residential,
    {
      words: 'Business Solutions',
      to: '/services/business-solutions',
      below: [...agencies, { to: '/services/post-sales' }, { to: '/services/home-solutions' }],
    },
    landServices,
    retail,
    investmentBanking,
    strata,
    leasing,
    hospitality,
    logistics,
    valuations,
    workspaces,
    communityManagement,
  ],
  'Channel Partners': [
    residential,
    { words: 'Business Solutions', to: '/services/business-solutions', below: agencies },
    landServices,
    retail,
    strata,
    leasing,
    logistics,
    valuations,
    communityManagement,
  ],
}

/** 'for consumers also /projects, an external residential brand site and /services/home-solutions' */
export const consumersResidential: ExpectedLink = {
  ...residential,
  below: [...everybodysResidential, { to: '/projects' }, { to: EXTERNAL }, { to: '/services/home-solutions' }],
}

/** The same for all four audiences. Of the entries themselves, only the external one has an address. */
export const technology: readonly ExpectedLink[] = [
  {
    words: 'Sales & Marketing',
    to: '/technology',
    below: [{ to: '/technology#section-1' }, { to: '/technology#section-2' }],
  },
  communityManagement,
  {
    words: 'Flexible Workspaces',
    to: '/technology#section-5',
    below: [{ to: EXTERNAL }, { to: '/technology#section-5' }, { to: '/technology#section-6' }],
  },
]

export const about: readonly ExpectedLink[] = [
  { to: '/about/who-we-are' },
  { to: '/about/management-team' },
  { to: '/about/client-testimonials' },
  { to: '/about/awards-and-recognition' },
  { to: '/about/corporate-social-responsibility' },
]

export const insights: readonly ExpectedLink[] = [
  { words: 'Research Reports', to: '/insights/research-reports' },
  { words: 'Knowledge Exchange', to: '/insights/knowledge-exchange' },
  { words: 'Blogs', to: EXTERNAL },
]

/** The accordions of the mobile menu, in order; Services and Technology contain the audiences. */
export const accordions = ['Services', 'Projects', 'Technology', 'About Us', 'Insights'] as const

export const mobile = {
  services: { words: 'All Services', to: '/services' },
  technology: { words: 'All Technology', to: '/technology' },
  projects: [
    { words: 'Projects List', to: '/projects' },
    { words: 'Residential', to: '/projects?propertytype=Residential' },
    { words: 'Commercial', to: '/projects?propertytype=Commercial' },
    { to: EXTERNAL },
  ],
} as const satisfies Record<string, ExpectedLink | readonly ExpectedLink[]>

/** The columns of the footer with links of our own. */
export const footer: Readonly<Record<string, readonly ExpectedLink[]>> = {
  About: [...about, { to: '/about/contact-us' }, { to: '/careers' }],
  Services: [
    { to: '/services/residential' },
    { to: '/services/business-solutions' },
    { to: '/services/land-services' },
    { to: '/services/retail' },
    { to: '/services/investment-banking' },
    { to: '/services/commercial-and-retail-strata' },
    { to: '/services/hospitality' },
    { words: 'View All', to: '/services' },
  ],
  Projects: [{ to: '/projects?propertytype=Residential' }, { to: '/projects?propertytype=Commercial' }],
  Insights: [{ to: '/insights/research-reports' }, { to: '/insights/knowledge-exchange' }],
  Media: [{ to: '/in-the-news' }],
  Legal: [{ to: '/privacy-policy' }, { to: '/terms-of-use' }, { to: '/rera' }],
}

/** 'External links in new tabs: …' in the footer. */
export const profiles = ['Facebook', 'Twitter', 'LinkedIn', 'Instagram', 'YouTube'] as const

/** 'Routes seen in navigation', without anchors, queries and the results of a search. */
export const routes = [
  '/',
  '/services',
  '/services/residential',
  '/services/business-solutions',
  '/services/land-services',
  '/services/retail',
  '/services/investment-banking',
  '/services/commercial-and-retail-strata',
  '/services/commercial-leasing-and-advisory',
  '/services/hospitality',
  '/services/industrial-logistics',
  '/services/strategic-advisory-and-valuations',
  '/services/sales-marketing',
  '/services/post-sales',
  '/services/home-solutions',
  '/projects',
  '/technology',
  '/about/who-we-are',
  '/about/management-team',
  '/about/client-testimonials',
  '/about/awards-and-recognition',
  '/about/corporate-social-responsibility',
  '/about/contact-us',
  '/insights/research-reports',
  '/insights/knowledge-exchange',
  '/in-the-news',
  '/careers',
  '/privacy-policy',
  '/terms-of-use',
  '/rera',
  '/ada',
  '/aca',
] as const

/** The anchors that navigation names, by page. */
export const anchors = {
  '/services/residential': ['second-homes', 'luxury-homes'],
  '/technology': ['section-1', 'section-2', 'section-5', 'section-6'],
} as const
