import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { mayDo } from '../editors/rights'
import { findUse, LINKS } from './find-use'
import { firstPicturesOfProjects } from './first-pictures'

const PER_PAGE = 25
const FILE = 'plugin::upload.file'
const READ = 'plugin::upload.read'

/** A picture of the media library with its use and description. */
export interface PictureLine {
  id: number
  name: string
  /** Address of a small copy, or of the picture itself. */
  url: string
  width: number | null
  height: number | null
  alternativeText: string
  /** Whether its caption says that it is only decorative. */
  isDecorative: boolean
  hasFocalPoint: boolean
  /** Records that show it and that the editor may read. */
  uses: { name: string; path: string }[]
  /** Number of all such records, also those that the editor may not read. */
  useCount: number
}

interface FileRow {
  id: number
  name: string
  url: string
  width: number | null
  height: number | null
  alternativeText: string | null
  caption: string | null
  focalPoint: unknown
  formats: { thumbnail?: { url: string } } | null
}

/**
 * The routes behind the page of pictures, for editors who may see the media library, and behind the pictures in the list
 * of projects.
 */
export function registerPictureRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/picture-use',
    routes: [
      {
        method: 'GET',
        path: '/',
        handler: async (ctx: Context) => {
          const page = Math.max(1, Math.min(10_000, Number.parseInt(String(ctx.query.page), 10) || 1))
          const where = await whereOf(
            strapi,
            String(ctx.query.only ?? ''),
            String(ctx.query.search ?? '').slice(0, 120),
          )
          const [files, total] = await Promise.all([
            strapi.db
              .query(FILE)
              .findMany({ where, orderBy: { id: 'desc' }, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }),
            strapi.db.query(FILE).count({ where }),
          ])
          const results: PictureLine[] = []
          for (const file of files as FileRow[]) results.push(await lineOf(strapi, ctx, file))
          ctx.body = { results, total, pageSize: PER_PAGE }
        },
        info: { pluginName: 'admin' },
        config: {
          policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions: [READ] } }],
        },
      },
      {
        method: 'GET',
        path: '/of-projects',
        handler: async (ctx: Context) => {
          if (!mayDo(ctx, 'read', uidOf('consolidated-project'))) throw new errors.ForbiddenError()
          const records = String(ctx.query.records ?? '').split(',')
          ctx.body = { results: await firstPicturesOfProjects(strapi, records) }
        },
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  })
}

/** @throws {errors.ValidationError} for an unknown choice. */
async function whereOf(strapi: Core.Strapi, only: string, search: string): Promise<object> {
  const all: object[] = [{ mime: { $startsWith: 'image/' } }]
  if (search.trim()) all.push({ $or: [{ name: { $containsi: search } }, { alternativeText: { $containsi: search } }] })
  switch (only) {
    case '':
      break
    case 'bare':
      all.push(
        { $or: [{ alternativeText: { $null: true } }, { alternativeText: '' }] },
        { $or: [{ caption: { $null: true } }, { caption: { $notContainsi: 'decorative' } }] },
      )
      break
    case 'unused': {
      const used: number[] = await strapi.db.connection(LINKS).distinct('file_id').pluck('file_id')
      all.push({ id: { $notIn: used } })
      break
    }
    default:
      throw new errors.ValidationError('Choose all pictures, those without a text, or those that nothing shows.')
  }
  return { $and: all }
}

async function lineOf(strapi: Core.Strapi, ctx: Context, file: FileRow): Promise<PictureLine> {
  const uses = await findUse(strapi, file.id)
  return {
    id: file.id,
    name: file.name,
    url: file.formats?.thumbnail?.url ?? file.url,
    width: file.width,
    height: file.height,
    alternativeText: file.alternativeText ?? '',
    isDecorative: file.caption?.trim().toLowerCase() === 'decorative',
    hasFocalPoint: file.focalPoint !== null && file.focalPoint !== undefined,
    uses: uses.filter(({ uid }) => mayDo(ctx, 'read', uid)).map(({ name, path }) => ({ name, path })),
    useCount: uses.length,
  }
}
