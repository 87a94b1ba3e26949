import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { settings } from '../../config/environment'
import { adminRoute, line, recordInPath, serveAdmin } from '../editors/admin-route'
import { demandRight } from '../editors/record-rights'
import { signedInEditor } from '../editors/rights'
import { addressOfSite, addressToShare } from './addresses'
import { recordsOfPage } from './records-of-page'

/** Characters of a path; longer ones are of no page. */
const LONGEST_PATH = 500

/**
 * The routes behind the admin's button “Make a link” (a link to a draft, for an editor who may read the record), and
 * behind the page that leads from an address of the site to its records.
 */
export function registerPreviewRoutes(strapi: Core.Strapi): void {
  serveAdmin(strapi, {
    prefix: '/page-records',
    routes: [
      adminRoute('GET', '/', { path: line(LONGEST_PATH) }, async (ctx, { path }) => {
        ctx.body = await recordsOfPage(strapi, pathIn(path), ctx)
      }),
      adminRoute('POST', '/site', {}, async (ctx) => {
        ctx.set('Cache-Control', 'no-store')
        ctx.body = { url: addressOfSite(signedInEditor(ctx).id) }
      }),
    ],
  })
  serveAdmin(strapi, {
    prefix: '/previews',
    routes: [
      adminRoute('POST', '/:uid/:documentId', recordInPath, async (ctx, record) => {
        await demandRight(strapi, ctx, 'read', record)
        const shared = await addressToShare(strapi, record)
        if (!shared) throw new errors.ForbiddenError('No page shows this record')
        ctx.set('Cache-Control', 'no-store')
        ctx.body = shared
      }),
    ],
  })
}

/** The path of an address, as it is typed or copied: with or without the site's name, query and anchor. */
function pathIn(text: string): string {
  const address = text.includes('://') || text.startsWith('/') ? text : `/${text}`
  if (!URL.canParse(address, settings.siteUrl)) throw new errors.ValidationError('This is no address of a page')
  const { pathname } = new URL(address, settings.siteUrl)
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}
