import {
  aboutUsMenu,
  award,
  banner,
  type CallQuery,
  careerPage,
  careerTestimonial,
  category,
  choice,
  city,
  contactOffice,
  creativeAgencyPage,
  csrPage,
  digitalAgencyPage,
  film,
  formerAddress,
  globalPartner,
  leader,
  menuImage,
  menuStructure,
  notice,
  opening,
  page,
  pageHead,
  type parseList,
  pressItem,
  project,
  projectCategory,
  projectPageBanner,
  projectPageSeo,
  reads,
  researchReport,
  searchPage,
  service,
  servicePage,
  signpost,
  siteSettings,
  taxRate,
  technology,
  testimonial,
  translation,
  vodcast,
} from '@ashlar/contract'
import type { Seed } from './seeds'

/** How a call of the catalogue is tested. */
export interface ListTest {
  /** The schema of a record. */
  schema: Parameters<typeof parseList<unknown>>[0]
  /** Asks for whole records, where the site asks for a part of each. */
  query?: CallQuery
  /** Name of the seed file. */
  seeds: string
  /** Selects the seeds that a filter returns. */
  only?: (seed: Seed) => boolean
  /**
   * Attributes that the schema does not read, such as those that only define the order; for components,
   * `part.attribute`.
   */
  unread?: readonly string[]
}

const inServices = (seed: Seed) => ['Residential', 'Commercial', 'Retail'].includes(String(seed.WhatService))

/** Schema and expected seeds of each list that is used. The test fails for a list without an entry. */
export const LISTS = {
  menuImages: { schema: menuImage, seeds: 'menu-images-mdms' },
  aboutUsMenus: { schema: aboutUsMenu, seeds: 'about-us-menus' },
  menuStructures: { schema: menuStructure, seeds: 'menu-structures', unread: ['sequence'] },
  films: { schema: film, seeds: 'films' },
  // The schema turns a pasted table into numbers.
  pages: { schema: page, seeds: 'pages', unread: ['blocks.numbers'] },
  services: { schema: service, seeds: 'services', only: inServices },
  retailPageServices: { schema: service, seeds: 'services', only: (seed) => seed.PageName === 'Retail' },
  servicesMdms: { schema: servicePage, seeds: 'services-mdms' },
  exploreServices: { schema: signpost, seeds: 'explore-services' },
  homepageBanners: { schema: banner, seeds: 'homepage-banners' },
  allPressCoverage: { schema: pressItem, seeds: 'homepage-press-coverages' },
  inTheNewsCategories: { schema: category, seeds: 'in-the-news-categories' },
  testimonials: { schema: testimonial, seeds: 'testimonials' },
  consolidatedProjects: { schema: project, seeds: 'consolidated-projects', query: reads.consolidatedProject.query },
  projectCategories: { schema: projectCategory, seeds: 'project-categories' },
  bankProjectCategories: { schema: projectCategory, seeds: 'bank-project-categories' },
  researchReports: { schema: researchReport, seeds: 'insights-research-reports' },
  vodcasts: { schema: vodcast, seeds: 'vodcasts' },
  leaders: { schema: leader, seeds: 'leaders' },
  awards: { schema: award, seeds: 'awards' },
  technologyMdms: { schema: signpost, seeds: 'technology-mdms' },
  technologies: { schema: technology, seeds: 'technologies' },
  globalPartners: { schema: globalPartner, seeds: 'global-partners' },
  contactLists: { schema: contactOffice, seeds: 'contact-lists' },
  careerTestimonials: { schema: careerTestimonial, seeds: 'career-testimonials' },
  cities: { schema: city, seeds: 'cities' },
  jobTypes: { schema: category, seeds: 'job-types' },
  departments: { schema: category, seeds: 'departments' },
  openings: { schema: opening, seeds: 'openings' },
  sortDropdowns: { schema: choice, seeds: 'sort-dropdowns' },
  yearDropdowns: { schema: choice, seeds: 'year-dropdowns' },
  industryDropdowns: { schema: choice, seeds: 'industry-dropdowns' },
  areaConfigurationDropdowns: { schema: choice, seeds: 'area-configuration-dropdowns' },
  taxRates: { schema: taxRate, seeds: 'tax-rates' },
  notices: { schema: notice, seeds: 'notices' },
  translations: { schema: translation, seeds: 'translations' },
  formerAddresses: { schema: formerAddress, seeds: 'former-addresses' },
} satisfies Partial<Record<keyof typeof reads, ListTest>>

/** The same for single types. */
export const SINGLES = {
  siteSettings: { schema: siteSettings, seeds: 'site-settings' },
  projectPageSeo: { schema: projectPageSeo, seeds: 'project-page-seo' },
  projectPageBanner: { schema: projectPageBanner, seeds: 'project-page-banner' },
  knowledgeExchangeSeo: { schema: pageHead, seeds: 'knowledge-exchange-seo' },
  testimonialsSeo: { schema: pageHead, seeds: 'about-us-testimonials-seo' },
  awardsSeo: { schema: pageHead, seeds: 'about-us-awards-seo' },
  csrSeo: { schema: pageHead, seeds: 'about-us-csr-seo' },
  managementSeo: { schema: pageHead, seeds: 'about-us-management-seo' },
  csrPage: { schema: csrPage, seeds: 'csr-page' },
  contactSeo: { schema: pageHead, seeds: 'contact-seo' },
  careerSeo: { schema: pageHead, seeds: 'career-seo' },
  careerPage: { schema: careerPage, seeds: 'career-page' },
  // Popular links open in the same tab, whatever an editor selects.
  searchPage: { schema: searchPage, seeds: 'search-page', unread: ['popular.external'] },
  creativeAgencyPage: { schema: creativeAgencyPage, seeds: 'creative-agency-page' },
  digitalAgencyPage: { schema: digitalAgencyPage, seeds: 'digital-agency-page' },
} satisfies Partial<Record<keyof typeof reads, ListTest>>

/** Calls with tests of their own. */
export const OTHERS = [
  'pressCoverage',
  'consolidatedProject',
  'noticeVersions',
  'blogPosts',
  'blogCategories',
  'blogAuthors',
]
