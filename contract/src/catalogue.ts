/**
 * Every call the site makes to somebody else, in one table. Rows with `status: 'live'` are answered by our content
 * backend (or, for `hr`, by the people provider) and read or written by the site; `planned` rows name an endpoint of
 * the specification whose content type does not exist yet.
 */

export type Status = 'live' | 'planned'

/** A GET to the content backend with the read token. `query` is fixed; readers add filters and pages to it. */
export interface ReadCall {
  kind: 'read'
  path: string
  query: Readonly<Record<string, string>>
  /** `list` is paged through to its end, `one` is a single type. */
  answer: 'list' | 'one'
  /** Backend models whose change makes an answer stale; also the cache tags of the answer. */
  models: readonly string[]
  status: Status
}

/** A POST to the content backend with the create token. */
export interface WriteCall {
  kind: 'write'
  path: string
  model: string
  status: Status
}

/** A call to the people provider (Keka Hire). `{login}` and `{api}` are configured addresses. */
export interface HrCall {
  kind: 'hr'
  method: 'GET' | 'POST'
  path: string
  body: 'none' | 'form' | 'json' | 'multipart'
  status: Status
}

const populated = { populate: '*' } as const

/** A list in the order of its fields; where many share a place, two pages of a list may overlap. */
function sorted(by: string): Readonly<Record<string, string>> {
  return { sort: by, populate: '*' }
}

/** Everything of a project. One level is not enough: its pictures are parts with a file below. */
const wholeProject = {
  'populate[pictures][populate][picture]': 'true',
  'populate[reraRegistrations]': 'true',
  'populate[configurations]': 'true',
  'populate[costComponents]': 'true',
  'populate[nearby]': 'true',
  'populate[specifications]': 'true',
  'populate[faq]': 'true',
} as const

function read(
  path: string,
  models: readonly string[],
  status: Status,
  query: Readonly<Record<string, string>> = populated,
): ReadCall {
  return { kind: 'read', path, query, answer: 'list', models, status }
}

function readOne(
  path: string,
  models: readonly string[],
  status: Status,
  query: Readonly<Record<string, string>> = populated,
): ReadCall {
  return { kind: 'read', path, query, answer: 'one', models, status }
}

function write(path: string, model: string, status: Status): WriteCall {
  return { kind: 'write', path, model, status }
}

/** Query that asks for the two newest posts and, with them, their featured pictures. */
const newestPosts = { _embed: 'wp:featuredmedia', orderby: 'date', order: 'desc' } as const

export const reads = {
  menuImages: read('/api/menu-images-mdms', ['menu-images-mdm'], 'live', {
    sort: 'Sequence:asc',
    'filters[Type][$in][0]': 'Services',
    'filters[Type][$in][1]': 'Projects',
    'filters[Type][$in][2]': 'Technology',
    populate: '*',
  }),
  aboutUsMenus: read('/api/about-us-menus', ['about-us-menu'], 'live'),
  menuStructures: read('/api/menu-structures', ['menu-structure'], 'live', {
    sort: 'sequence:asc',
    'populate[items][populate]': '*',
  }),
  siteSettings: readOne('/api/site-setting', ['site-setting'], 'live', {
    'populate[logo]': 'true',
    'populate[offices]': 'true',
    'populate[socialProfiles]': 'true',
    'populate[externalAddresses]': 'true',
    'populate[advisors][populate]': '*',
  }),
  films: read('/api/films', ['film'], 'live', { sort: 'key:asc', populate: '*' }),
  pages: read('/api/pages', ['page'], 'live', {
    sort: 'path:asc',
    'populate[picture]': 'true',
    'populate[sections][populate]': '*',
  }),
  /** What the search says of itself, and which words mean the same to it. */
  searchPage: readOne('/api/search-page', ['search-page'], 'live'),
  blogPosts: read('/wp-json/wp/v2/posts', ['post'], 'live', newestPosts),
  /** Readers add `categories=<id>`, an id of `blogCategories`. */
  blogPostsByCategory: read('/wp-json/wp/v2/posts', ['post'], 'live', newestPosts),
  /** Readers add `author=<id>`, an id of `blogAuthors`. */
  personalBlogFeed: read('/wp-json/wp/v2/posts', ['post'], 'live', newestPosts),
  blogCategories: read('/wp-json/wp/v2/categories', ['post'], 'live', { per_page: '100' }),
  blogAuthors: read('/wp-json/wp/v2/users', ['post'], 'live', { per_page: '100' }),

  services: read('/api/services', ['service'], 'live', {
    sort: 'Sequence:asc,Title:asc',
    'filters[WhatService][$in][0]': 'Residential',
    'filters[WhatService][$in][1]': 'Commercial',
    'filters[WhatService][$in][2]': 'Retail',
    populate: '*',
  }),
  retailPageServices: read('/api/services', ['service'], 'live', {
    sort: 'Sequence:asc,Title:asc',
    'filters[PageName][$eq]': 'Retail',
    populate: '*',
  }),
  servicesMdms: read('/api/services-mdms', ['services-mdm'], 'live', sorted('sequence:asc')),
  exploreServices: read('/api/explore-services', ['explore-service'], 'live', sorted('sequence:asc')),
  homepageBanners: read('/api/homepage-banners', ['homepage-banner'], 'live', sorted('sequence:asc')),
  /** The newest ten; its limit and a page cannot be asked for at once. */
  pressCoverage: read('/api/homepage-press-coverages', ['homepage-press-coverage'], 'live', {
    sort: 'Date:desc',
    'pagination[limit]': '10',
    populate: '*',
  }),
  /** The same to its end. */
  allPressCoverage: read(
    '/api/homepage-press-coverages',
    ['homepage-press-coverage'],
    'live',
    sorted('Date:desc,Title:asc'),
  ),
  inTheNewsCategories: read('/api/in-the-news-categories', ['in-the-news-category'], 'live', sorted('sequence:asc')),
  testimonials: read('/api/testimonials', ['testimonial'], 'live', sorted('year:desc,name:asc')),
  consolidatedProjects: read('/api/consolidated-projects', ['consolidated-project'], 'live', {
    sort: 'sequence:asc,slug:asc',
    ...wholeProject,
  }),
  consolidatedProject: readOne('/api/consolidated-projects/{id}', ['consolidated-project'], 'live', wholeProject),
  projectCategories: read('/api/project-categories', ['project-category'], 'live', sorted('sequence:asc')),
  bankProjectCategories: read(
    '/api/bank-project-categories',
    ['bank-project-category'],
    'live',
    sorted('sequence:asc'),
  ),
  projectPageSeo: readOne('/api/project-page-seo', ['project-page-seo'], 'live'),
  projectPageBanner: readOne('/api/project-page-banner', ['project-page-banner'], 'live'),
  researchReports: read(
    '/api/insights-research-reports',
    ['insights-research-report'],
    'live',
    sorted('publishedOn:desc,slug:asc'),
  ),
  vodcasts: read('/api/vodcasts', ['vodcast'], 'live', sorted('orderBy:asc')),
  knowledgeExchangeSeo: readOne('/api/knowledge-exchange-seo', ['knowledge-exchange-seo'], 'live'),
  testimonialsSeo: readOne('/api/about-us-testimonials-seo', ['about-us-testimonials-seo'], 'live'),
  awardsSeo: readOne('/api/about-us-awards-seo', ['about-us-awards-seo'], 'live'),
  csrSeo: readOne('/api/about-us-csr-seo', ['about-us-csr-seo'], 'live'),
  managementSeo: readOne('/api/about-us-management-seo', ['about-us-management-seo'], 'live'),
  leaders: read('/api/leaders', ['leader'], 'live', sorted('sequence:asc')),
  awards: read('/api/awards', ['award'], 'live', sorted('year:desc,title:asc')),
  csrPage: readOne('/api/csr-page', ['csr-page'], 'live'),
  technologyMdms: read('/api/technology-mdms', ['technology-mdm'], 'live', sorted('sequence:asc')),
  technologies: read('/api/technologies', ['technology'], 'live', sorted('Squence:asc')),
  globalPartners: read('/api/global-partners', ['global-partner'], 'live', sorted('sequence:asc')),
  contactLists: read('/api/contact-lists', ['contact-list'], 'live', sorted('sequence:asc')),
  contactSeo: readOne('/api/contact-seo', ['contact-seo'], 'live'),
  careerTestimonials: read('/api/career-testimonials', ['career-testimonial'], 'live', sorted('name:asc')),
  cities: read('/api/cities', ['city'], 'live', sorted('sequence:asc')),
  jobTypes: read('/api/job-types', ['job-type'], 'live', sorted('sequence:asc')),
  departments: read('/api/departments', ['department'], 'live', sorted('sequence:asc')),
  /** Used while no people provider is configured. */
  openings: read('/api/openings', ['opening'], 'live', sorted('publishedOn:desc,slug:asc')),
  careerSeo: readOne('/api/career-seo', ['career-seo'], 'live'),
  careerPage: readOne('/api/career-page', ['career-page'], 'live'),
  creativeAgencyPage: readOne('/api/creative-agency-page', ['creative-agency-page'], 'live'),
  digitalAgencyPage: readOne('/api/digital-agency-page', ['digital-agency-page'], 'live'),
  sortDropdowns: read('/api/sort-dropdowns', ['sort-dropdown'], 'live', sorted('sequence:asc')),
  yearDropdowns: read('/api/year-dropdowns', ['year-dropdown'], 'live', sorted('sequence:asc')),
  industryDropdowns: read('/api/industry-dropdowns', ['industry-dropdown'], 'live', sorted('sequence:asc')),
  areaConfigurationDropdowns: read(
    '/api/area-configuration-dropdowns',
    ['area-configuration-dropdown'],
    'live',
    sorted('sequence:asc'),
  ),
  /** Duties, fees and taxes that the calculators may use, each with its source. */
  taxRates: read('/api/tax-rates', ['tax-rate'], 'live', sorted('sequence:asc')),
  /** Where a renamed record went; the backend writes them, and editors may add their own. */
  formerAddresses: read('/api/former-addresses', ['former-address'], 'live', { sort: 'formerPath:asc' }),
} as const satisfies Record<string, ReadCall>

/**
 * How many published records of a list there are of each combination of values, counted by the backend: readers add
 * `by=<field>,<field>`. It is an address of our own backend; another one answers 404, and the list is read instead.
 */
export interface CombinationCall {
  kind: 'combinations'
  path: string
  /** The list that is counted. */
  list: ReadCall
}

function combinationsOf(list: ReadCall): CombinationCall {
  return { kind: 'combinations', path: list.path.replace('/api/', '/api/combinations/'), list }
}

export const combinations = {
  projects: combinationsOf(reads.consolidatedProjects),
  reports: combinationsOf(reads.researchReports),
  press: combinationsOf(reads.allPressCoverage),
  vodcasts: combinationsOf(reads.vodcasts),
  testimonials: combinationsOf(reads.testimonials),
  awards: combinationsOf(reads.awards),
  openings: combinationsOf(reads.openings),
} as const satisfies Record<string, CombinationCall>

export const writes = {
  newsletterEmails: write('/api/newsletter-emails', 'newsletter-email', 'live'),
  generalLeads: write('/api/general-leads', 'lead', 'live'),
  projectLeads: write('/api/project-leads', 'lead', 'live'),
  bankProjectLeads: write('/api/bank-project-leads', 'lead', 'live'),
  servicesLeads: write('/api/services-leads', 'lead', 'live'),
  acaLeads: write('/api/aca-leads', 'lead', 'live'),
  adaLeads: write('/api/ada-leads', 'lead', 'live'),
  careerLeads: write('/api/career-leads', 'lead', 'live'),
  /** Multipart, one file in the field `files`; answers a `StoredResume`. */
  upload: write('/api/upload', 'resume', 'live'),
} as const satisfies Record<string, WriteCall>

/**
 * POSTs with the create token and a signed link's token in the body (`{ token }`): what a visitor may do with what they
 * sent. A token that is not ours, or no longer good, is refused with 404.
 */
export const linkCalls = {
  /** Answers a `VisitorView`, as do the three below. */
  seeLead: write('/api/leads/visitor/see', 'lead', 'live'),
  /** `{ token, changes }`: fields of the form with their new values. */
  correctLead: write('/api/leads/visitor/correct', 'lead', 'live'),
  /** Takes the consent back: nobody writes or calls any more. `{ token, only: 'marketing' }` takes back that alone. */
  withdrawLead: write('/api/leads/visitor/withdraw', 'lead', 'live'),
  /** Leaves nothing of the person; the reference and the proof of consent stay. */
  eraseLead: write('/api/leads/visitor/erase', 'lead', 'live'),
  /** Answers a `SubscriptionView`, as do the three below. */
  seeSubscription: write('/api/newsletter-emails/see', 'newsletter-email', 'live'),
  confirmSubscription: write('/api/newsletter-emails/confirm', 'newsletter-email', 'live'),
  unsubscribe: write('/api/newsletter-emails/unsubscribe', 'newsletter-email', 'live'),
  /** `{ token, topics }`. */
  choosePreferences: write('/api/newsletter-emails/preferences', 'newsletter-email', 'live'),
} as const satisfies Record<string, WriteCall>

export const peopleProvider = {
  token: { kind: 'hr', method: 'POST', path: '{login}/connect/token', body: 'form', status: 'live' },
  jobs: { kind: 'hr', method: 'GET', path: '{api}/hire/jobs', body: 'none', status: 'live' },
  candidate: { kind: 'hr', method: 'POST', path: '{api}/hire/jobs/{id}/candidate', body: 'json', status: 'planned' },
  resume: {
    kind: 'hr',
    method: 'POST',
    path: '{api}/hire/jobs/candidate/{candidateId}/resume',
    body: 'multipart',
    status: 'planned',
  },
} as const satisfies Record<string, HrCall>

/** The header that makes Strapi 5 answer in the described (v4) shape. */
export const RESPONSE_FORMAT_HEADER = { 'Strapi-Response-Format': 'v4' } as const

/** What the backend sends the site when content changes, signed with HMAC-SHA256 over the raw body. */
export const REVALIDATE_PATH = '/api/revalidate'
export const REVALIDATE_SIGNATURE_HEADER = 'x-ashlar-signature'
export interface RevalidateMessage {
  /** Model names as in the rows above, for example `menu-images-mdm`. */
  models: string[]
  /** Unix time in milliseconds; older than five minutes is refused. */
  sentAt: number
}
