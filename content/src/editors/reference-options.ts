import type { Core, Data } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { uidOf } from '../content-models'
import { REFERENCES } from '../publishing/reference-table'
import { textOf } from '../publishing/walk'
import { adminRoute, serveAdmin, shortText } from './admin-route'
import { filmOptions, linkOptions } from './link-options'

/** More records than this are not offered; they can still be named. */
const MOST_OFFERED = 2000

/**
 * The routes behind fields that name something published: records of a type by one of their fields, what a link can lead
 * to, and films. Every editor may read them, as every visitor may.
 */
export function registerReferenceRoutes(strapi: Core.Strapi): void {
  serveAdmin(strapi, {
    prefix: '/reference-options',
    routes: [
      ...Object.entries({ links: linkOptions, films: filmOptions }).map(([name, read]) =>
        adminRoute('GET', `/${name}`, {}, async () => ({ results: await read(strapi) })),
      ),
      adminRoute('GET', '/:target/:by', { target: shortText(60), by: shortText(60) }, async (_ctx, asked) => {
        const reference = REFERENCES.find(({ target, by }) => target === asked.target && by === asked.by)
        if (!reference) throw new errors.NotFoundError('No field names records of this type so')
        const { target, by } = reference
        const uid = uidOf(target)
        const title = ['title', 'name'].find((field) => field in strapi.contentType(uid).attributes) ?? by
        const records = await strapi.documents(uid).findMany({
          status: 'published',
          fields: [...new Set([by, title])] as never,
          sort: { [title]: 'asc' } as never,
          limit: MOST_OFFERED,
        })
        const titles = new Map(
          (records as Data.ContentType[]).map((record) => {
            const fields = record as unknown as Record<string, unknown>
            return [textOf(fields[by]), textOf(fields[title])]
          }),
        )
        return {
          results: [...titles].filter(([value]) => value !== '').map(([value, words]) => ({ value, title: words })),
        }
      }),
    ],
  })
}
