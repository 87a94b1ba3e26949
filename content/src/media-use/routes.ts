import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { uidOf } from '../content-models'
import { adminRoute, oneOf, pageNumber, serveAdmin, shortText } from '../editors/admin-route'
import { demandTypeRight, mayDoWith, permittedRecords } from '../editors/record-rights'
import { keptFiles } from '../history/replaced-files'
import { FILE_LINKS } from '../strapi-port/tables'
import { rowsNamingFiles } from './files-in-texts'
import { FILE, type FileUse, findUses } from './find-use'
import { firstPicturesOfProjects } from './first-pictures'

const PER_PAGE = 25
const READ = 'plugin::upload.read'
const PROJECT = uidOf('consolidated-project')
/** All pictures, those without a description, or those that nothing shows. */
const ONLY = ['', 'bare', 'unused'] as const

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
  serveAdmin(strapi, {
    prefix: '/picture-use',
    routes: [
      adminRoute(
        'GET',
        '/',
        { page: pageNumber, only: oneOf(ONLY), search: shortText(120) },
        async (ctx, { page, only, search }) => {
          const where = await whereOf(strapi, only, search)
          const { results: files, pagination }: { results: FileRow[]; pagination: { total: number } } = await strapi.db
            .query(FILE)
            .findPage({ where, orderBy: { id: 'desc' }, page, pageSize: PER_PAGE })
          const results: PictureLine[] = []
          const uses = await findUses(
            strapi,
            files.map(({ id }) => id),
          )
          for (const file of files) results.push(await lineOf(strapi, ctx, file, uses.get(file.id) ?? []))
          return { results, total: pagination.total, pageSize: PER_PAGE }
        },
        { needs: READ },
      ),
      adminRoute('GET', '/of-projects', { records: shortText(5000) }, async (ctx, { records }) => {
        demandTypeRight(strapi, ctx, 'read', PROJECT)
        const readable = await permittedRecords(strapi, ctx, 'read', PROJECT)
        const asked = records.split(',').filter((record) => readable.has(record))
        return { results: await firstPicturesOfProjects(strapi, asked) }
      }),
    ],
  })
}

async function whereOf(strapi: Core.Strapi, only: (typeof ONLY)[number], search: string): Promise<object> {
  // What was replaced is shown nowhere, and is deleted in the bin alone.
  const all: object[] = [{ mime: { $startsWith: 'image/' } }, { id: { $notIn: await keptFiles(strapi) } }]
  if (search) all.push({ $or: [{ name: { $containsi: search } }, { alternativeText: { $containsi: search } }] })
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
      const used: number[] = await strapi.db.connection(FILE_LINKS).distinct('file_id').pluck('file_id')
      const named = new Set<string>()
      for await (const { hashes } of rowsNamingFiles(strapi)) for (const hash of hashes) named.add(hash)
      all.push({ id: { $notIn: used } }, { hash: { $notIn: [...named] } })
      break
    }
  }
  return { $and: all }
}

async function lineOf(
  strapi: Core.Strapi,
  ctx: Context,
  file: FileRow,
  uses: readonly FileUse[],
): Promise<PictureLine> {
  const shown: PictureLine['uses'] = []
  for (const use of uses) {
    if (await mayDoWith(strapi, ctx, 'read', use)) shown.push({ name: use.name, path: use.path })
  }
  return {
    id: file.id,
    name: file.name,
    url: file.formats?.thumbnail?.url ?? file.url,
    width: file.width,
    height: file.height,
    alternativeText: file.alternativeText ?? '',
    isDecorative: file.caption?.trim().toLowerCase() === 'decorative',
    hasFocalPoint: file.focalPoint !== null && file.focalPoint !== undefined,
    uses: shown,
    useCount: uses.length,
  }
}
