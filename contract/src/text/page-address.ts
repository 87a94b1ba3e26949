import type { PageForm } from '../blocks/form.js'
import { isPlacePath } from './place-address.js'

/** Pages with a layout of their own, which show an editor's words but no blocks. */
const OWN_PAGES: readonly string[] = [
  '/about/awards-and-recognition',
  '/about/client-testimonials',
  '/about/contact-us',
  '/about/corporate-social-responsibility',
  '/about/management-team',
  '/about/who-we-are',
  '/aca',
  '/ada',
  '/blog',
  '/careers',
  '/cookies',
  '/figures',
  '/in-the-news',
  '/insights/knowledge-exchange',
  '/insights/research-reports',
  '/projects',
  '/projects/bank',
  '/projects/calculators',
  '/projects/calculators/affordability',
  '/projects/calculators/all-in-cost',
  '/projects/calculators/emi',
  '/projects/calculators/office-lease',
  '/projects/calculators/rent-or-buy',
  '/projects/compare',
  '/rera',
  '/technology',
]

/** Pages without editors' words, and addresses for machines; each with everything below it. */
const OTHERS: readonly string[] = [
  '/admin',
  '/api',
  '/en',
  '/enquiry',
  '/errors',
  '/feeds',
  '/follows',
  '/home-with-blocks',
  '/maps',
  '/media',
  '/newsletter',
  '/offline',
  '/pictures',
  '/search-result',
  '/sitemaps',
  '/styleguide',
  '/uploads',
  '/your-enquiry',
]

/** Below these addresses are the pages of records of another type, and of places, to which a page record adds. */
const LISTS: readonly string[] = [
  '/blog',
  '/careers',
  '/insights/knowledge-exchange',
  '/insights/research-reports',
  '/projects',
]

/**
 * What a page record at this path shows to visitors: all of it with sections and blocks, its words on a page of the
 * site's own code, or nothing.
 */
export function pageRecordUse(path: string): 'the page' | 'a page of its own' | 'something else' {
  if (OWN_PAGES.includes(path)) return 'a page of its own'
  if (isPlacePath(path)) return 'the page'
  const isOther = OTHERS.some((other) => path === other || path.startsWith(`${other}/`))
  return isOther || LISTS.some((list) => path.startsWith(`${list}/`)) ? 'something else' : 'the page'
}

/** Whether the site has a page or a file at this path without any record. */
export function isFixedAddress(path: string): boolean {
  return OWN_PAGES.includes(path) || OTHERS.some((other) => path === other || path.startsWith(`${other}/`))
}

/** A page that the site's own code or the law needs, whatever else editors change. */
export interface NeededPage {
  path: string
  /** Follows "because": `every page's footer links to it`. */
  reason: string
  /** Whether only links that editors write lead to it, so that the footer must keep one. */
  inFooterRecords: boolean
}

/** Pages that stay published at their address. */
export const neededPages: readonly NeededPage[] = [
  { path: '/', reason: 'it is where the site begins', inFooterRecords: false },
  {
    path: '/about/contact-us',
    reason: 'every consent notice names the grievance contact there',
    inFooterRecords: false,
  },
  { path: '/privacy-policy', reason: 'visitors must find what becomes of their data', inFooterRecords: true },
  { path: '/terms-of-use', reason: 'visitors must find the terms of the site', inFooterRecords: true },
  { path: '/rera', reason: 'receipts and the footer lead buyers to it', inFooterRecords: true },
  { path: '/cookies', reason: 'the foot of every page links to it', inFooterRecords: false },
  { path: '/accessibility', reason: 'the foot of every page links to it', inFooterRecords: false },
]

/** Forms that a page has without any block. */
export function formsOnPage(path: string): readonly PageForm[] {
  return path.startsWith('/services/') ? ['service', 'call-back'] : []
}
