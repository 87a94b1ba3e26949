import type { Core, Data } from '@strapi/strapi'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { REFERENCES } from '../publishing/reference-table'
import { textOf } from '../publishing/walk'
import { filmOptions, linkOptions } from './link-options'

/** More records than this are not offered; they can still be named. */
const MOST = 2000

/**
 * The routes behind fields that name something published: records of a type by one of their fields, what a link can lead
 * to, and films. Every editor may read them, as every visitor may.
 */
export function registerReferenceRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/reference-options',
    routes: [
      ...Object.entries({ links: linkOptions, films: filmOptions }).map(([name, read]) => ({
        method: 'GET' as const,
        path: `/${name}`,
        handler: async (ctx: Context) => {
          ctx.body = { results: await read(strapi) }
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      })),
      {
        method: 'GET',
        path: '/:target/:by',
        handler: async (ctx: Context) => {
          const reference = REFERENCES.find(({ target, by }) => target === ctx.params.target && by === ctx.params.by)
          if (!reference) return ctx.notFound()
          const { target, by } = reference
          const uid = uidOf(target)
          const title = ['title', 'name'].find((field) => field in strapi.contentType(uid).attributes) ?? by
          const records = await strapi.documents(uid).findMany({
            status: 'published',
            fields: [...new Set([by, title])] as never,
            sort: { [title]: 'asc' } as never,
            limit: MOST,
          })
          const titles = new Map(
            (records as Data.ContentType[]).map((record) => {
              const fields = record as unknown as Record<string, unknown>
              return [textOf(fields[by]), textOf(fields[title])]
            }),
          )
          ctx.body = {
            results: [...titles].filter(([value]) => value !== '').map(([value, words]) => ({ value, title: words })),
          }
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}
