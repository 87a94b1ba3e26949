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
  blogPosts: read('/wp-json/wp/v2/posts', ['post'], 'live', newestPosts),
  blogPostsByCategory: read('/wp-json/wp/v2/posts', ['post', 'post-category'], 'planned', newestPosts),
  personalBlogFeed: read('/wp-json/wp/v2/posts', ['post', 'post-author'], 'planned', newestPosts),

  services: read('/api/services', ['service'], 'planned', {
    'filters[WhatService][$in][0]': 'Residential',
    'filters[WhatService][$in][1]': 'Commercial',
    'filters[WhatService][$in][2]': 'Retail',
    populate: '*',
  }),
  retailPageServices: read('/api/services', ['service'], 'planned', {
    'filters[PageName][$eq]': 'Retail',
    populate: '*',
  }),
  servicesMdms: read('/api/services-mdms', ['services-mdm'], 'planned'),
  exploreServices: read('/api/explore-services', ['explore-service'], 'planned'),
  homepageBanners: read('/api/homepage-banners', ['homepage-banner'], 'planned'),
  pressCoverage: read('/api/homepage-press-coverages', ['homepage-press-coverage'], 'planned', {
    sort: 'Date:desc',
    'pagination[limit]': '10',
    populate: '*',
  }),
  inTheNewsCategories: read('/api/in-the-news-categories', ['in-the-news-category'], 'planned'),
  testimonials: read('/api/testimonials', ['testimonial'], 'planned'),
  consolidatedProjects: read('/api/consolidated-projects', ['consolidated-project'], 'planned'),
  consolidatedProject: readOne('/api/consolidated-projects/{id}', ['consolidated-project'], 'planned'),
  projectCategories: read('/api/project-categories', ['project-category'], 'planned'),
  bankProjectCategories: read('/api/bank-project-categories', ['bank-project-category'], 'planned'),
  projectPageSeo: readOne('/api/project-page-seo', ['project-page-seo'], 'planned'),
  projectPageBanner: readOne('/api/project-page-banner', ['project-page-banner'], 'planned'),
  researchReports: read('/api/insights-research-reports', ['insights-research-report'], 'planned'),
  vodcasts: read('/api/vodcasts', ['vodcast'], 'planned', { sort: 'orderBy:asc', populate: '*' }),
  knowledgeExchangeSeo: readOne('/api/knowledge-exchange-seo', ['knowledge-exchange-seo'], 'planned'),
  testimonialsSeo: readOne('/api/about-us-testimonials-seo', ['about-us-testimonials-seo'], 'planned'),
  awardsSeo: readOne('/api/about-us-awards-seo', ['about-us-awards-seo'], 'planned'),
  csrSeo: readOne('/api/about-us-csr-seo', ['about-us-csr-seo'], 'planned'),
  managementSeo: readOne('/api/about-us-management-seo', ['about-us-management-seo'], 'planned'),
  csrPage: readOne('/api/csr-page', ['csr-page'], 'planned'),
  technologyMdms: read('/api/technology-mdms', ['technology-mdm'], 'planned'),
  technologies: read('/api/technologies', ['technology'], 'planned', { sort: 'Squence:asc', populate: '*' }),
  globalPartners: read('/api/global-partners', ['global-partner'], 'planned'),
  contactLists: read('/api/contact-lists', ['contact-list'], 'planned'),
  contactSeo: readOne('/api/contact-seo', ['contact-seo'], 'planned'),
  careerTestimonials: read('/api/career-testimonials', ['career-testimonial'], 'planned'),
  cities: read('/api/cities', ['city'], 'planned'),
  jobTypes: read('/api/job-types', ['job-type'], 'planned'),
  departments: read('/api/departments', ['department'], 'planned'),
  careerSeo: readOne('/api/career-seo', ['career-seo'], 'planned'),
  creativeAgencyPage: readOne('/api/creative-agency-page', ['creative-agency-page'], 'planned'),
  sortDropdowns: read('/api/sort-dropdowns', ['sort-dropdown'], 'planned'),
  yearDropdowns: read('/api/year-dropdowns', ['year-dropdown'], 'planned'),
  industryDropdowns: read('/api/industry-dropdowns', ['industry-dropdown'], 'planned'),
  areaConfigurationDropdowns: read('/api/area-configuration-dropdowns', ['area-configuration-dropdown'], 'planned'),
} as const satisfies Record<string, ReadCall>

export const writes = {
  newsletterEmails: write('/api/newsletter-emails', 'newsletter-email', 'live'),
  generalLeads: write('/api/general-leads', 'general-lead', 'planned'),
  projectLeads: write('/api/project-leads', 'project-lead', 'planned'),
  bankProjectLeads: write('/api/bank-project-leads', 'bank-project-lead', 'planned'),
  servicesLeads: write('/api/services-leads', 'services-lead', 'planned'),
  acaLeads: write('/api/aca-leads', 'aca-lead', 'planned'),
  adaLeads: write('/api/ada-leads', 'ada-lead', 'planned'),
  careerLeads: write('/api/career-leads', 'career-lead', 'planned'),
  upload: write('/api/upload', 'upload', 'planned'),
} as const satisfies Record<string, WriteCall>

export const peopleProvider = {
  token: { kind: 'hr', method: 'POST', path: '{login}/connect/token', body: 'form', status: 'planned' },
  jobs: { kind: 'hr', method: 'GET', path: '{api}/hire/jobs', body: 'none', status: 'planned' },
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
