import type { Core } from '@strapi/strapi'
import { uidOf } from '../content-models'
import { adminRoute, serveAdmin, shortText } from '../editors/admin-route'
import { demandTypeRight } from '../editors/record-rights'
import { tryRedirect } from './try-redirect'

const MOST_CHARACTERS = 2000
/** A path of the site. */
const PATH = /^\/(?![/\\])[^\s\\]*$/
/** The site's addresses for machines. */
const API = /^\/api(\/|$)/i

/** The route behind *Test redirect*: for those who may read former addresses. */
export function registerRedirectRoutes(strapi: Core.Strapi): void {
  const page = shortText(MOST_CHARACTERS).refine(
    (path) => PATH.test(path) && !API.test(path),
    'the path of a page, such as /projects/new-name',
  )
  serveAdmin(strapi, {
    prefix: '/redirect-trials',
    routes: [
      adminRoute('GET', '/', { from: page, to: page }, async (ctx, { from, to }) => {
        demandTypeRight(strapi, ctx, 'read', uidOf('former-address'))
        return tryRedirect(from, to)
      }),
    ],
  })
}
