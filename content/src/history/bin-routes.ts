import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { editorNames } from '../editors/names'
import { type ContentRight, mayDo, permissionChecker, signedInEditor } from '../editors/rights'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { BIN_DAYS, findInBin, listBin, restoreFromBin } from './bin'
import { hasHistory } from './has-history'
import { deleteVersions, rowNumber, type Version } from './versions'

/** A deleted record as the admin lists it. */
export interface BinLine {
  id: number
  title: string
  /** Name of the content type. */
  typeName: string
  at: string
  by: string
  mayTakeBack: boolean
  mayForget: boolean
}

/** The routes behind the bin. An editor who may read a type sees its deleted records. */
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

  strapi.server.routes({
    type: 'admin',
    prefix: '/record-bin',
    routes: [
      route('GET', '/', async (ctx) => {
        const deleted = (await listBin(strapi)).filter(({ type }) => hasHistory(type) && mayDo(ctx, 'read', type))
        const nameOf = await editorNames(
          strapi,
          deleted.map(({ editor }) => editor),
        )
        const results = deleted.map(({ id, type, at, editor, content }) => ({
          id,
          at,
          title: recordTitleOf(strapi, type, content),
          typeName: strapi.contentType(type).info.displayName,
          by: nameOf(editor),
          mayTakeBack: mayDo(ctx, 'create', type),
          mayForget: mayDo(ctx, 'delete', type),
        }))
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
    ],
  })
}
