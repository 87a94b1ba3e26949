import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { editorNames } from '../editors/names'
import { type ContentRight, mayDo, mayInLibrary, permissionChecker, signedInEditor } from '../editors/rights'
import { mustMayPublish } from '../media-use/guard-live-files'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { BIN_DAYS, findInBin, listBin, restoreFromBin } from './bin'
import { hasHistory } from './has-history'
import { findReplaced, forgetReplaced, listReplaced, type ReplacedFile, takeBackReplaced } from './replaced-files'
import { deleteVersions, rowNumber, type Version } from './versions'

/** A deleted record, or a file that was replaced, as the admin lists it. */
export interface BinLine {
  id: number
  /** The address of its line. */
  place: string
  title: string
  /** Name of the content type. */
  typeName: string
  at: string
  by: string
  mayTakeBack: boolean
  mayForget: boolean
}

/**
 * The routes behind the bin. An editor who may read a type sees its deleted records; one who sees the media library,
 * its replaced files.
 */
export function registerBinRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST' | 'DELETE', path: string, handler: (ctx: Context) => Promise<void>) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })

  /** Finds a deleted record by its id, for an editor who has the permission for its type. */
  const deletedOf = async (ctx: Context, right: ContentRight): Promise<Version> => {
    const id = rowNumber(ctx.params.id)
    const deleted = id === null ? null : await findInBin(strapi, id)
    if (!deleted || !hasHistory(deleted.type)) {
      throw new errors.NotFoundError('That is not in the bin any more. Open the bin again.')
    }
    if (!mayDo(ctx, right, deleted.type)) throw new errors.ForbiddenError()
    return deleted
  }

  const replacedOf = async (ctx: Context): Promise<ReplacedFile> => {
    if (!mayInLibrary(ctx, 'assets.update')) throw new errors.ForbiddenError()
    const id = rowNumber(ctx.params.id)
    const replaced = id === null ? null : await findReplaced(strapi, id)
    if (!replaced) throw new errors.NotFoundError('That is not in the bin any more. Open the bin again.')
    return replaced
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/record-bin',
    routes: [
      route('GET', '/', async (ctx) => {
        const deleted = (await listBin(strapi)).filter(({ type }) => hasHistory(type) && mayDo(ctx, 'read', type))
        const replaced = mayInLibrary(ctx, 'read') ? await listReplaced(strapi) : []
        const nameOf = await editorNames(
          strapi,
          [...deleted, ...replaced].map(({ editor }) => editor),
        )
        const records = deleted.map(({ id, type, at, editor, content }) => ({
          id,
          place: `/record-bin/${id}`,
          at,
          title: recordTitleOf(strapi, type, content),
          typeName: strapi.contentType(type).info.displayName,
          by: nameOf(editor),
          mayTakeBack: mayDo(ctx, 'create', type),
          mayForget: mayDo(ctx, 'delete', type),
        }))
        const files = replaced.map(({ id, name, at, editor }) => ({
          id,
          place: `/record-bin/files/${id}`,
          at,
          title: name,
          typeName: 'Replaced file',
          by: nameOf(editor),
          mayTakeBack: mayInLibrary(ctx, 'assets.update'),
          mayForget: mayInLibrary(ctx, 'assets.update'),
        }))
        const results = [...records, ...files].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        ctx.body = { results: results satisfies BinLine[], days: BIN_DAYS }
      }),
      route('POST', '/:id/take-back', async (ctx) => {
        const deleted = await deletedOf(ctx, 'create')
        const checker = permissionChecker(strapi, ctx, deleted.type)
        const lost = await restoreFromBin(strapi, deleted, signedInEditor(ctx).id, (content) =>
          checker.sanitizeCreateInput(content),
        )
        ctx.body = { path: formPathOf(strapi, deleted.type, deleted.record), lost }
      }),
      route('DELETE', '/:id', async (ctx) => {
        const { type, record } = await deletedOf(ctx, 'delete')
        await deleteVersions(strapi, { type, record })
        ctx.status = 204
      }),
      route('POST', '/files/:id/take-back', async (ctx) => {
        await takeBackReplaced(strapi, await replacedOf(ctx), signedInEditor(ctx))
        ctx.body = { path: null, lost: [] }
      }),
      route('DELETE', '/files/:id', async (ctx) => {
        const replaced = await replacedOf(ctx)
        await mustMayPublish(strapi, { id: replaced.file, name: replaced.name }, 'deleted for good')
        await forgetReplaced(strapi, replaced)
        ctx.status = 204
      }),
    ],
  })
}
