import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { mayDo } from './rights'

/** Every type that editors write, grouped by task. Strapi's own menu lists types by name only. */
export const taskGroups: readonly { name: string; models: readonly string[] }[] = [
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
  { name: 'Law and rates', models: ['tax-rate'] },
]

/** A type in its group, as the admin lists it. */
export interface GroupedType {
  name: string
  /** Path of its list or its form in the content manager. */
  path: string
}

/** The route behind the list of types on the home page: the types that the editor may read. */
export function registerGroupRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/task-groups',
    routes: [
      {
        method: 'GET',
        path: '/',
        handler: async (ctx: Context) => {
          const results = taskGroups.map(({ name, models }) => ({
            name,
            types: models
              .map(uidOf)
              .filter((uid) => mayDo(ctx, 'read', uid))
              .map((uid): GroupedType => {
                const { kind, info } = strapi.contentType(uid)
                const place = kind === 'singleType' ? 'single-types' : 'collection-types'
                return { name: info.displayName, path: `${place}/${uid}` }
              }),
          }))
          ctx.body = { results: results.filter(({ types }) => types.length > 0) }
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}
