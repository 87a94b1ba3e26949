import { publishedPaths } from '../search-engines/published-path'

/** Pages that show records without a page of their own; where several do, the first. */
export const SEEN_AT: Readonly<Record<string, string>> = {
  'site-setting': '/',
  'menu-structure': '/',
  'menu-images-mdm': '/',
  'about-us-menu': '/',
  film: '/',
  'homepage-banner': '/',
  'explore-service': '/',
  'technology-mdm': '/',
  'global-partner': '/',
  'search-page': '/search-result',
  service: '/services',
  city: '/projects',
  'sort-dropdown': '/projects',
  'year-dropdown': '/projects',
  'industry-dropdown': '/projects',
  'area-configuration-dropdown': '/projects',
  'project-category': '/projects',
  'project-page-seo': '/projects',
  'project-page-banner': '/projects',
  'bank-project-category': '/projects/bank',
  'tax-rate': '/projects/calculators',
  'in-the-news-category': '/in-the-news',
  'homepage-press-coverage': '/in-the-news',
  'knowledge-exchange-seo': '/insights/knowledge-exchange',
  technology: '/technology',
  'creative-agency-page': '/aca',
  'digital-agency-page': '/ada',
  'about-us-management-seo': '/about/management-team',
  leader: '/about/management-team',
  'about-us-testimonials-seo': '/about/client-testimonials',
  testimonial: '/about/client-testimonials',
  'about-us-awards-seo': '/about/awards-and-recognition',
  award: '/about/awards-and-recognition',
  'about-us-csr-seo': '/about/corporate-social-responsibility',
  'csr-page': '/about/corporate-social-responsibility',
  'contact-seo': '/about/contact-us',
  'contact-list': '/about/contact-us',
  notice: '/about/contact-us',
  'career-seo': '/careers',
  'career-page': '/careers',
  department: '/careers',
  'job-type': '/careers',
  'career-testimonial': '/careers',
}

/**
 * The path of the page that shows a record: its own, or that of the list or menu that contains it.
 *
 * @returns `null` when no page shows it, or when it has no address yet.
 */
export function pageOfRecord(model: string, record: unknown): string | null {
  return SEEN_AT[model] ?? publishedPaths(model, record)[0] ?? null
}
