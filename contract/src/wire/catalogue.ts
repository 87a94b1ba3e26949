import { blocksQuery } from '../blocks/page-block.js'
import { type LeadType, leadTypes } from '../leads/lead-types.js'
import { projectRecord } from '../project.js'
import { projectSummary } from '../project-summary.js'
import { wholeOf } from './projection.js'
import type { CallQuery } from './query.js'

/*
 * Every call between the site, the content backend and the people provider, in one table. The content backend answers
 * them or, for `hr`, the people provider. Each entry has a caller.
 */

/** A GET to the content backend with the read token. `query` is fixed; readers add filters and pagination. */
export interface ReadCall {
  kind: 'read'
  path: string
  query: CallQuery
  /** `list` is read page by page to its end, `one` is a single type. */
  answer: 'list' | 'one'
  /** Backend models whose changes make a response stale; also the cache tags of the response. */
  models: readonly string[]
}

/** A POST to the content backend with the create token. */
export interface WriteCall {
  kind: 'write'
  path: string
  model: string
}

/**
 * A call to the people provider (Keka Hire). `{login}` and `{api}` are configured addresses. The site signs in and
 * reads the jobs; the backend's outbox signs in and passes on candidates and résumés.
 */
export interface HrCall {
  kind: 'hr'
  method: 'GET' | 'POST'
  path: string
  body: 'none' | 'form' | 'json' | 'multipart'
}

/** The sort that puts projects in the order that editors gave them. */
export const EDITORS_ORDER = 'sequence:asc,slug:asc'

const populated = { populate: '*' } as const

/** A list with a sort order. The order must be unique: otherwise two pages of a list may contain the same record. */
function sorted(by: string): CallQuery {
  return { sort: by, populate: '*' }
}

function read(path: string, models: readonly string[], query: CallQuery = populated): ReadCall {
  return { kind: 'read', path, query, answer: 'list', models }
}

function readOne(path: string, models: readonly string[], query: CallQuery = populated): ReadCall {
  return { kind: 'read', path, query, answer: 'one', models }
}

function write(path: string, model: string): WriteCall {
  return { kind: 'write', path, model }
}

export const reads = {
  menuImages: read('/api/menu-images-mdms', ['menu-images-mdm'], {
    sort: 'Sequence:asc',
    'filters[Type][$in][0]': 'Services',
    'filters[Type][$in][1]': 'Projects',
    'filters[Type][$in][2]': 'Technology',
    populate: '*',
  }),
  aboutUsMenus: read('/api/about-us-menus', ['about-us-menu']),
  menuStructures: read('/api/menu-structures', ['menu-structure'], {
    sort: 'sequence:asc',
    'populate[items][populate]': '*',
  }),
  siteSettings: readOne('/api/site-setting', ['site-setting'], {
    'populate[logo]': 'true',
    'populate[offices]': 'true',
    'populate[socialProfiles]': 'true',
    'populate[externalAddresses]': 'true',
    'populate[advisors][populate]': '*',
  }),
  films: read('/api/films', ['film'], { sort: 'key:asc', populate: '*' }),
  pages: read('/api/pages', ['page'], {
    sort: 'path:asc',
    'populate[picture]': 'true',
    'populate[sections][populate]': '*',
    ...blocksQuery('blocks'),
  }),
  /** Texts of the search page, and the search's synonyms. */
  searchPage: readOne('/api/search-page', ['search-page']),
  /** Every post with its picture, the newest first; the library finds those of a category and of an author in it. */
  blogPosts: read('/wp-json/wp/v2/posts', ['post'], {
    _embed: 'wp:featuredmedia',
    orderby: 'date',
    order: 'desc',
    per_page: '100',
  }),
  blogCategories: read('/wp-json/wp/v2/categories', ['post'], { per_page: '100' }),
  blogAuthors: read('/wp-json/wp/v2/users', ['post'], { per_page: '100' }),

  services: read('/api/services', ['service'], {
    sort: 'Sequence:asc,Title:asc',
    'filters[WhatService][$in][0]': 'Residential',
    'filters[WhatService][$in][1]': 'Commercial',
    'filters[WhatService][$in][2]': 'Retail',
    populate: '*',
  }),
  retailPageServices: read('/api/services', ['service'], {
    sort: 'Sequence:asc,Title:asc',
    'filters[PageName][$eq]': 'Retail',
    populate: '*',
  }),
  servicesMdms: read('/api/services-mdms', ['services-mdm'], sorted('sequence:asc')),
  exploreServices: read('/api/explore-services', ['explore-service'], sorted('sequence:asc')),
  homepageBanners: read('/api/homepage-banners', ['homepage-banner'], sorted('sequence:asc')),
  /**
   * The newest ten. The backend does not accept this limit together with a page, so the full list is a call of its own.
   */
  pressCoverage: read('/api/homepage-press-coverages', ['homepage-press-coverage'], {
    sort: 'Date:desc',
    'pagination[limit]': '10',
    populate: '*',
  }),
  /** The full list. */
  allPressCoverage: read('/api/homepage-press-coverages', ['homepage-press-coverage'], sorted('Date:desc,Title:asc')),
  inTheNewsCategories: read('/api/in-the-news-categories', ['in-the-news-category'], sorted('sequence:asc')),
  testimonials: read('/api/testimonials', ['testimonial'], sorted('year:desc,name:asc')),
  consolidatedProjects: read('/api/consolidated-projects', ['consolidated-project'], {
    sort: EDITORS_ORDER,
    ...projectSummary.query,
  }),
  consolidatedProject: readOne(
    '/api/consolidated-projects/{id}',
    ['consolidated-project'],
    wholeOf(projectRecord).query,
  ),
  projectCategories: read('/api/project-categories', ['project-category'], sorted('sequence:asc')),
  bankProjectCategories: read('/api/bank-project-categories', ['bank-project-category'], sorted('sequence:asc')),
  projectPageSeo: readOne('/api/project-page-seo', ['project-page-seo']),
  projectPageBanner: readOne('/api/project-page-banner', ['project-page-banner']),
  researchReports: read(
    '/api/insights-research-reports',
    ['insights-research-report'],
    sorted('publishedOn:desc,slug:asc'),
  ),
  vodcasts: read('/api/vodcasts', ['vodcast'], sorted('orderBy:asc')),
  knowledgeExchangeSeo: readOne('/api/knowledge-exchange-seo', ['knowledge-exchange-seo']),
  testimonialsSeo: readOne('/api/about-us-testimonials-seo', ['about-us-testimonials-seo']),
  awardsSeo: readOne('/api/about-us-awards-seo', ['about-us-awards-seo']),
  csrSeo: readOne('/api/about-us-csr-seo', ['about-us-csr-seo']),
  managementSeo: readOne('/api/about-us-management-seo', ['about-us-management-seo']),
  leaders: read('/api/leaders', ['leader'], sorted('sequence:asc')),
  awards: read('/api/awards', ['award'], sorted('year:desc,title:asc')),
  csrPage: readOne('/api/csr-page', ['csr-page']),
  technologyMdms: read('/api/technology-mdms', ['technology-mdm'], sorted('sequence:asc')),
  technologies: read('/api/technologies', ['technology'], sorted('Squence:asc')),
  globalPartners: read('/api/global-partners', ['global-partner'], sorted('sequence:asc')),
  contactLists: read('/api/contact-lists', ['contact-list'], sorted('sequence:asc')),
  contactSeo: readOne('/api/contact-seo', ['contact-seo']),
  careerTestimonials: read('/api/career-testimonials', ['career-testimonial'], sorted('name:asc')),
  cities: read('/api/cities', ['city'], sorted('sequence:asc')),
  jobTypes: read('/api/job-types', ['job-type'], sorted('sequence:asc')),
  departments: read('/api/departments', ['department'], sorted('sequence:asc')),
  /** Used when no people provider is configured. */
  openings: read('/api/openings', ['opening'], sorted('publishedOn:desc,slug:asc')),
  careerSeo: readOne('/api/career-seo', ['career-seo']),
  careerPage: readOne('/api/career-page', ['career-page']),
  creativeAgencyPage: readOne('/api/creative-agency-page', ['creative-agency-page']),
  digitalAgencyPage: readOne('/api/digital-agency-page', ['digital-agency-page']),
  sortDropdowns: read('/api/sort-dropdowns', ['sort-dropdown'], sorted('sequence:asc')),
  yearDropdowns: read('/api/year-dropdowns', ['year-dropdown'], sorted('sequence:asc')),
  industryDropdowns: read('/api/industry-dropdowns', ['industry-dropdown'], sorted('sequence:asc')),
  areaConfigurationDropdowns: read(
    '/api/area-configuration-dropdowns',
    ['area-configuration-dropdown'],
    sorted('sequence:asc'),
  ),
  /** Duties, fees and taxes for the calculators, each with its source. */
  taxRates: read('/api/tax-rates', ['tax-rate'], sorted('sequence:asc')),
  /** What forms say about the data that they ask for; at most one record a form. */
  notices: read('/api/notices', ['notice'], { sort: 'form:asc' }),
  /** Every version of every notice, the newest first; our own backend only. */
  noticeVersions: read('/api/notice-versions', ['notice'], {}),
  /** Readers add the language. */
  translations: read('/api/translations', ['translation'], { sort: 'type:asc,record:asc,title:asc' }),
  /** Redirects from old addresses of renamed records; the backend writes them, and editors may add their own. */
  formerAddresses: read('/api/former-addresses', ['former-address'], { sort: 'formerPath:asc' }),
} as const satisfies Record<string, ReadCall>

export const writes = {
  newsletterEmails: write('/api/newsletter-emails', 'newsletter-email'),
  /** A `FollowRequest`; our own backend only. */
  follows: write('/api/follows', 'follow'),
  /** An `EmptySearch`, to be counted; our own backend only. */
  emptySearches: write('/api/empty-searches', 'empty-search'),
  /** Multipart with one file in the field `files`; answers a `StoredResume`. */
  upload: write('/api/upload', 'resume'),
} as const satisfies Record<string, WriteCall>

/** One call for each lead type, which is posted to the address of its name. */
export const leadWrites = Object.fromEntries(
  leadTypes.map((type) => [type, write(`/api/${type}`, 'lead')]),
) as Readonly<Record<LeadType, WriteCall>>

/**
 * POSTs with the create token, and a signed link's token in the body (`{ token }`): what visitors may do with their own
 * data. A token that is forged or no longer valid gets 404.
 */
export const linkCalls = {
  /**
   * Answers a `VisitorView`, as the next three calls do. `{ token, language }`: the language, by two letters, in which
   * those who answer are named; without one it is that of the lead.
   */
  seeLead: write('/api/leads/visitor/see', 'lead'),
  /** `{ token, changes }`: fields of the form with their new values. */
  correctLead: write('/api/leads/visitor/correct', 'lead'),
  /**
   * Withdraws all consent: nobody may write or call any more. `{ token, only: 'marketing' }` withdraws only that for
   * marketing.
   */
  withdrawLead: write('/api/leads/visitor/withdraw', 'lead'),
  /** Erases everything about the person; the reference and the proof of consent stay. */
  eraseLead: write('/api/leads/visitor/erase', 'lead'),
  /** Answers a `SubscriptionView`, as the next three calls do. */
  seeSubscription: write('/api/newsletter-emails/see', 'newsletter-email'),
  confirmSubscription: write('/api/newsletter-emails/confirm', 'newsletter-email'),
  unsubscribe: write('/api/newsletter-emails/unsubscribe', 'newsletter-email'),
  /** `{ token, topics }`. */
  choosePreferences: write('/api/newsletter-emails/preferences', 'newsletter-email'),
  /** Answers a `FollowsView`, as the next four calls do. */
  seeFollows: write('/api/follows/see', 'follow'),
  confirmFollows: write('/api/follows/confirm', 'follow'),
  /** `{ token, follow }`: ends one, by its id. */
  endFollow: write('/api/follows/end', 'follow'),
  endFollows: write('/api/follows/end-all', 'follow'),
  /** `{ token, shown }`: whether the desk may see what this address follows. */
  showFollows: write('/api/follows/show', 'follow'),
} as const satisfies Record<string, WriteCall>

export const peopleProvider = {
  token: { kind: 'hr', method: 'POST', path: '{login}/connect/token', body: 'form' },
  jobs: { kind: 'hr', method: 'GET', path: '{api}/hire/jobs', body: 'none' },
  candidate: { kind: 'hr', method: 'POST', path: '{api}/hire/jobs/{id}/candidate', body: 'json' },
  resume: {
    kind: 'hr',
    method: 'POST',
    path: '{api}/hire/jobs/candidate/{candidateId}/resume',
    body: 'multipart',
  },
} as const satisfies Record<string, HrCall>

/** With this header Strapi 5 answers in the v4 format of the specification. */
export const RESPONSE_FORMAT_HEADER = { 'Strapi-Response-Format': 'v4' } as const

/** The change notice from backend to site, signed with HMAC-SHA256 over the raw body. */
export const REVALIDATE_PATH = '/api/revalidate'
export const REVALIDATE_SIGNATURE_HEADER = 'x-ashlar-signature'
export interface RevalidateMessage {
  /** Model names as in the calls above, for example `menu-images-mdm`. */
  models: string[]
  /** Unix time in milliseconds; the site refuses a notice older than five minutes. */
  sentAt: number
}
