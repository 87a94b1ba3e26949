import type { Core } from '@strapi/strapi'
import { adminRoute, serveAdmin, shortText } from '../editors/admin-route'
import { ContentIndex } from './content-index'
import { type FoundRecords, searchContent } from './search'

const LONGEST_QUERY = 100

/** The route behind the search over all records. It finds what the editor may read. */
export function registerSearchRoutes(strapi: Core.Strapi): void {
  const index = new ContentIndex(strapi)
  serveAdmin(strapi, {
    prefix: '/content-search',
    routes: [
      adminRoute(
        'GET',
        '/',
        { words: shortText(LONGEST_QUERY) },
        async (ctx, { words }) => (await searchContent(strapi, ctx, index, words)) satisfies FoundRecords,
      ),
    ],
  })
}
