import type { PageForm } from '../blocks/form.js'

/** Pages that show an editor's words in a form of their own, without blocks. */
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

/** Pages without an editor's words, and addresses for machines; with all that is below them. */
const OTHERS: readonly string[] = [
  '/admin',
  '/api',
  '/en',
  '/enquiry',
  '/errors',
  '/feeds',
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

/** Below these addresses are records of another type, each at its own. */
const LISTS: readonly string[] = [
  '/blog',
  '/careers',
  '/insights/knowledge-exchange',
  '/insights/research-reports',
  '/projects',
]

/**
 * What a visitor finds where an editor would put a page: the page with its sections and blocks, a page of the site that
 * shows the words alone, or nothing of it.
 */
export function whatStandsAt(path: string): 'the page' | 'a page of its own' | 'something else' {
  if (OWN_PAGES.includes(path)) return 'a page of its own'
  const isOther = OTHERS.some((other) => path === other || path.startsWith(`${other}/`))
  return isOther || LISTS.some((list) => path.startsWith(`${list}/`)) ? 'something else' : 'the page'
}

/** Forms that a page has already, without any block. */
export function formsOnPage(path: string): readonly PageForm[] {
  return path.startsWith('/services/') ? ['service', 'call-back'] : []
}
