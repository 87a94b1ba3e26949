import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { settings } from '../../config/environment'
import { brandColour } from '../brand-colour'
import { adminRoute, recordInPath, rowNumber, serveAdmin, shortText } from '../editors/admin-route'
import { editorNames } from '../editors/names'
import { demandRight, mayDoWith, type RecordId } from '../editors/record-rights'
import { refusal } from '../editors/refusal'
import { signedInEditor } from '../editors/rights'
import { readBrand } from '../mail/texts'
import { checkedModelOf } from '../publishing/check-record'
import { addressOfSite, addressToShare } from './addresses'
import { pageOfRecord } from './page-of-record'
import { recordsOfPage } from './records-of-page'
import { endLink, linksToRecord } from './shared-links'

/** A shared link as the admin lists it beside its record. */
export interface LinkLine {
  id: number
  by: string
  madeAt: string
  endsAt: string
  mayEnd: boolean
}

/** What stands with every page of the site where it is found or shared. */
export interface SharedSite {
  /** Such as `www.example.com`. */
  host: string
  brandName: string
  tagline: string
  /** Of the pictures that the site draws for shared links, the same in every theme. */
  drawn: { ground: string; ink: string }
}

/** Characters of a path; longer ones are of no page. */
const LONGEST_PATH = 500

/**
 * The routes behind the admin's button “Make a link” (a link to a draft, for an editor who may read the record), and
 * behind the page that leads from an address of the site to its records.
 */
export function registerPreviewRoutes(strapi: Core.Strapi): void {
  const linesOf = async (ctx: Context, record: RecordId): Promise<LinkLine[]> => {
    const links = await linksToRecord(strapi, record)
    const nameOf = await editorNames(
      strapi,
      links.map(({ maker: editor }) => ({ editor })),
    )
    const mayChange = await mayDoWith(strapi, ctx, 'update', record)
    return links.map(({ id, maker, madeAt, endsAt }) => ({
      ...{ id, madeAt, endsAt },
      by: nameOf(maker),
      mayEnd: mayChange || maker === signedInEditor(ctx).id,
    }))
  }

  serveAdmin(strapi, {
    prefix: '/page-records',
    routes: [
      adminRoute('GET', '/', { path: shortText(LONGEST_PATH) }, (ctx, { path }) =>
        recordsOfPage(strapi, pathIn(path), ctx),
      ),
      adminRoute('POST', '/site', {}, async (ctx) => {
        ctx.set('Cache-Control', 'no-store')
        return { url: addressOfSite(signedInEditor(ctx).id) }
      }),
    ],
  })
  serveAdmin(strapi, {
    prefix: '/previews',
    routes: [
      adminRoute('GET', '/site', {}, async () => {
        const { brandName, tagline } = await readBrand(strapi)
        return {
          host: new URL(settings.siteUrl).host,
          brandName,
          tagline,
          drawn: { ground: brandColour('--deep'), ink: brandColour('--on-deep') },
        } satisfies SharedSite
      }),
      adminRoute('GET', '/:uid/:documentId', recordInPath, async (ctx, record) => {
        await demandRight(strapi, ctx, 'read', record)
        return { links: await linesOf(ctx, record), live: await liveAddressOf(strapi, record) }
      }),
      adminRoute('POST', '/:uid/:documentId', recordInPath, async (ctx, record) => {
        await demandRight(strapi, ctx, 'read', record)
        const shared = await addressToShare(strapi, record, signedInEditor(ctx).id)
        if (!shared) throw refusal('No page shows this record, so there is nothing to share.')
        ctx.set('Cache-Control', 'no-store')
        return { ...shared, links: await linesOf(ctx, record) }
      }),
      adminRoute(
        'DELETE',
        '/:uid/:documentId/:id',
        { ...recordInPath, id: rowNumber },
        async (ctx, { id, ...record }) => {
          await demandRight(strapi, ctx, 'read', record)
          const line = (await linesOf(ctx, record)).find((one) => one.id === id)
          if (!line) throw new errors.NotFoundError('This link has ended already')
          if (!line.mayEnd) throw refusal('Only who made the link, or may change the record, can end it.')
          await endLink(strapi, id)
          return { links: await linesOf(ctx, record) }
        },
      ),
    ],
  })
}

/** The address at which visitors see a record; null while nothing of it is published, or no page shows it. */
async function liveAddressOf(strapi: Core.Strapi, { uid, documentId }: RecordId): Promise<string | null> {
  const model = checkedModelOf(uid)
  const published = model ? await strapi.documents(uid).findOne({ documentId, status: 'published' }) : null
  const path = model && published ? pageOfRecord(model, published) : null
  return path === null ? null : settings.siteUrl + path
}

/** The path of an address, as it is typed or copied: with or without the site's name, query and anchor. */
function pathIn(text: string): string {
  const address = text.includes('://') || text.startsWith('/') ? text : `/${text}`
  if (!URL.canParse(address, settings.siteUrl)) throw new errors.ValidationError('This is no address of a page')
  const { pathname } = new URL(address, settings.siteUrl)
  return pathname === '/' ? pathname : pathname.replace(/\/$/, '')
}
