/** A task of editors, and the types that it needs. */
export interface TaskGroup {
  name: string
  models: readonly string[]
}

/** Every type that editors write, grouped by task, for the menu of the content manager and for the home page. */
export const taskGroups: readonly TaskGroup[] = [
  {
    name: 'Pages',
    models: [
      'page',
      'homepage-banner',
      'services-mdm',
      'service',
      'explore-service',
      'technology',
      'technology-mdm',
      'creative-agency-page',
      'digital-agency-page',
      'csr-page',
      'search-page',
      'film',
    ],
  },
  {
    name: 'Projects',
    models: [
      'consolidated-project',
      'project-category',
      'bank-project-category',
      'project-page-banner',
      'project-page-seo',
      'city',
      'area-configuration-dropdown',
      'industry-dropdown',
      'year-dropdown',
      'sort-dropdown',
    ],
  },
  {
    name: 'Insights',
    models: [
      'post',
      'blog-category',
      'insights-research-report',
      'homepage-press-coverage',
      'in-the-news-category',
      'vodcast',
      'knowledge-exchange-seo',
    ],
  },
  {
    name: 'People',
    models: [
      'leader',
      'testimonial',
      'award',
      'global-partner',
      'contact-list',
      'about-us-management-seo',
      'about-us-testimonials-seo',
      'about-us-awards-seo',
      'about-us-csr-seo',
      'contact-seo',
    ],
  },
  { name: 'Careers', models: ['opening', 'department', 'job-type', 'career-page', 'career-testimonial', 'career-seo'] },
  {
    name: 'Menus and settings',
    models: ['menu-structure', 'menu-images-mdm', 'about-us-menu', 'site-setting', 'former-address'],
  },
  { name: 'Leads', models: ['lead-routing-rule', 'mail-text'] },
  { name: 'Law and rates', models: ['notice', 'tax-rate'] },
  { name: 'Languages', models: ['translation'] },
]
