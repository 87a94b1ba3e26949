import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { settings } from '../../config/environment'
import { mayDo, signedInEditor } from '../editors/rights'
import { addressOfSite, addressToShare } from './addresses'
import { recordsOfPage } from './records-of-page'

/** Characters of a path; longer ones are of no page. */
const LONGEST_PATH = 500

/**
 * The routes behind the admin's button “Make a link” (a link to a draft, for an editor who may read the record), and
 * behind the page that leads from an address of the site to its records.
 */
export function registerPreviewRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/page-records',
    routes: [
      {
        method: 'GET',
        path: '/',
        handler: async (ctx: Context) => {
          ctx.body = await recordsOfPage(strapi, pathIn(ctx.query.path), (uid) => mayDo(ctx, 'read', uid))
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
      {
        method: 'POST',
        path: '/site',
        handler: async (ctx: Context) => {
          ctx.set('Cache-Control', 'no-store')
          ctx.body = { url: addressOfSite(signedInEditor(ctx).id) }
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/previews',
    routes: [
      {
        method: 'POST',
        path: '/:uid/:documentId',
        handler: async (ctx: Context) => {
          const uid = String(ctx.params.uid) as UID.ContentType
          if (!strapi.contentTypes[uid]) throw new errors.NotFoundError('There is no such type')
          const shared = await addressToShare(strapi, { uid, documentId: String(ctx.params.documentId) })
          if (!shared) throw new errors.ForbiddenError('This record has no page, or your role may not read it')
          ctx.set('Cache-Control', 'no-store')
          ctx.body = shared
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

/** The path of an address, as it is typed or copied: with or without the site's name, query and anchor. */
function pathIn(given: unknown): string {
  const text = typeof given === 'string' ? given.trim().slice(0, LONGEST_PATH) : ''
  const address = text.includes('://') || text.startsWith('/') ? text : `/${text}`
  if (!URL.canParse(address, settings.siteUrl)) throw new errors.ValidationError('This is no address of a page')
  const { pathname } = new URL(address, settings.siteUrl)
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}
