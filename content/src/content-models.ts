import type { UID } from '@strapi/strapi'

// No value of the contract is imported here: journeys load this file too, and Playwright cannot load an ES module from it.

/** A content type that editors write and the site reads. */
export interface ContentModel {
  /** Singular name. Change notices to the site use it too. */
  model: string
  /** Fields that identify a record among others of its type. Empty for a single type. */
  naturalKey: readonly string[]
}

/**
 * Every content type that the site may read, in the order in which they are seeded (from `seed/`). The read token, the
 * seeds and the change notices to the site all follow this list.
 */
export const contentModels: readonly ContentModel[] = [
  { model: 'site-setting', naturalKey: [] },
  { model: 'menu-structure', naturalKey: ['menu', 'audience'] },
  { model: 'film', naturalKey: ['key'] },
  { model: 'menu-images-mdm', naturalKey: ['Type', 'Sequence'] },
  { model: 'about-us-menu', naturalKey: ['video_Id'] },
  { model: 'page', naturalKey: ['path'] },
  { model: 'search-page', naturalKey: [] },
  { model: 'post', naturalKey: ['slug'] },

  { model: 'services-mdm', naturalKey: ['slug'] },
  { model: 'service', naturalKey: ['PageName', 'Title'] },
  { model: 'explore-service', naturalKey: ['title'] },
  { model: 'homepage-banner', naturalKey: ['heading'] },

  { model: 'city', naturalKey: ['slug'] },
  { model: 'sort-dropdown', naturalKey: ['value'] },
  { model: 'year-dropdown', naturalKey: ['value'] },
  { model: 'industry-dropdown', naturalKey: ['value'] },
  { model: 'area-configuration-dropdown', naturalKey: ['value'] },
  { model: 'project-category', naturalKey: ['slug'] },
  { model: 'bank-project-category', naturalKey: ['slug'] },
  { model: 'project-page-seo', naturalKey: [] },
  { model: 'project-page-banner', naturalKey: [] },
  { model: 'consolidated-project', naturalKey: ['slug'] },
  { model: 'tax-rate', naturalKey: ['title'] },

  { model: 'in-the-news-category', naturalKey: ['slug'] },
  { model: 'homepage-press-coverage', naturalKey: ['Title', 'Date'] },
  { model: 'insights-research-report', naturalKey: ['slug'] },
  { model: 'knowledge-exchange-seo', naturalKey: [] },
  { model: 'vodcast', naturalKey: ['slug'] },

  { model: 'technology-mdm', naturalKey: ['title'] },
  { model: 'technology', naturalKey: ['anchor'] },
  { model: 'creative-agency-page', naturalKey: [] },
  { model: 'digital-agency-page', naturalKey: [] },

  { model: 'about-us-management-seo', naturalKey: [] },
  { model: 'leader', naturalKey: ['key'] },
  { model: 'about-us-testimonials-seo', naturalKey: [] },
  { model: 'testimonial', naturalKey: ['name', 'service'] },
  { model: 'about-us-awards-seo', naturalKey: [] },
  { model: 'award', naturalKey: ['title', 'year'] },
  { model: 'about-us-csr-seo', naturalKey: [] },
  { model: 'csr-page', naturalKey: [] },
  { model: 'global-partner', naturalKey: ['name'] },
  { model: 'contact-seo', naturalKey: [] },
  { model: 'contact-list', naturalKey: ['city', 'name'] },

  { model: 'career-seo', naturalKey: [] },
  { model: 'career-page', naturalKey: [] },
  { model: 'department', naturalKey: ['slug'] },
  { model: 'job-type', naturalKey: ['slug'] },
  { model: 'career-testimonial', naturalKey: ['name'] },
  { model: 'opening', naturalKey: ['slug'] },

  { model: 'notice', naturalKey: ['form'] },

  { model: 'former-address', naturalKey: ['formerPath'] },
  { model: 'translation', naturalKey: ['language', 'type', 'record'] },
]

/** What the site's create token may do. What it adds can be read back only through a visitor's own signed link. */
export const writerActions: readonly string[] = [
  'api::lead.lead.create',
  'api::lead.visitor.see',
  'api::lead.visitor.correct',
  'api::lead.visitor.withdraw',
  'api::lead.visitor.erase',
  'api::resume.resume.create',
  'api::newsletter-email.newsletter-email.create',
  'api::newsletter-email.newsletter-email.see',
  'api::newsletter-email.newsletter-email.confirm',
  'api::newsletter-email.newsletter-email.unsubscribe',
  'api::newsletter-email.newsletter-email.preferences',
  'api::follow.follow.create',
  'api::follow.follow.see',
  'api::follow.follow.confirm',
  'api::follow.follow.end',
  'api::follow.follow.endAll',
  'api::follow.follow.show',
  'api::empty-search.empty-search.create',
]

/** Strapi's name for one of our content types. */
export function uidOf(model: string): UID.ContentType {
  return `api::${model}.${model}`
}
