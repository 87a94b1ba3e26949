import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoute, rowNumber, serveAdmin } from '../editors/admin-route'
import { editorNames } from '../editors/names'
import { demandTypeRight, mayDoWithFile } from '../editors/record-rights'
import { ONLY_OTHERS, refusal } from '../editors/refusal'
import { mayDo, mayInLibrary, permissionChecker, signedInEditor } from '../editors/rights'
import { mustMayPublish } from '../media-use/guard-live-files'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { BIN_DAYS, findInBin, listBin, restoreFromBin } from './bin'
import { hasHistory } from './has-history'
import { findReplaced, forgetReplaced, listReplaced, type ReplacedFile, takeBackReplaced } from './replaced-files'
import { deleteVersions, type Version } from './versions'

const NO_FILES = 'Your role may not change this file of the media library. An administrator can allow it.'

/** A deleted record, or a file that was replaced, as the admin lists it. */
export interface BinLine {
  id: number
  /** The path of its route, under which it is taken back or deleted for good. */
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
 * The routes behind the bin. An editor who might read a record if it still existed sees it there; one who sees the media
 * library, its replaced files.
 */
export function registerBinRoutes(strapi: Core.Strapi): void {
  /** Finds a deleted record by its id, for an editor who may read it. */
  const deletedOf = async (ctx: Context, id: number): Promise<Version> => {
    const deleted = await findInBin(strapi, id)
    if (!deleted || !hasHistory(deleted.type)) {
      throw new errors.NotFoundError('That is not in the bin any more. Open the bin again.')
    }
    if (!(await mayDoWithDeleted(strapi, ctx, 'read', deleted))) throw refusal(ONLY_OTHERS)
    return deleted
  }

  const replacedOf = async (ctx: Context, id: number): Promise<ReplacedFile> => {
    if (!mayInLibrary(ctx, 'assets.update')) throw refusal(NO_FILES)
    const replaced = await findReplaced(strapi, id)
    if (!replaced) throw new errors.NotFoundError('That is not in the bin any more. Open the bin again.')
    if (!(await mayDoWithFile(strapi, ctx, 'assets.update', replaced.file))) throw refusal(NO_FILES)
    return replaced
  }

  serveAdmin(strapi, {
    prefix: '/record-bin',
    routes: [
      adminRoute('GET', '/', {}, async (ctx) => {
        const deleted = (await listBin(strapi)).filter(({ type }) => hasHistory(type) && mayDo(ctx, 'read', type))
        const replaced = mayInLibrary(ctx, 'read') ? await listReplaced(strapi) : []
        const nameOf = await editorNames(strapi, [...deleted, ...replaced])
        const records: BinLine[] = []
        for (const version of deleted) {
          if (!(await mayDoWithDeleted(strapi, ctx, 'read', version))) continue
          const { id, type, at, editor, content } = version
          records.push({
            ...{ id, at },
            place: `/record-bin/${id}`,
            title: recordTitleOf(strapi, type, content),
            typeName: strapi.contentType(type).info.displayName,
            by: nameOf(editor),
            mayTakeBack: mayDo(ctx, 'create', type),
            mayForget: await mayDoWithDeleted(strapi, ctx, 'delete', version),
          })
        }
        const files: BinLine[] = []
        for (const { id, file, name, at, editor } of replaced) {
          if (!(await mayDoWithFile(strapi, ctx, 'read', file))) continue
          const mayChange = await mayDoWithFile(strapi, ctx, 'assets.update', file)
          files.push({
            ...{ id, at },
            place: `/record-bin/files/${id}`,
            title: name,
            typeName: 'Replaced file',
            by: nameOf(editor),
            mayTakeBack: mayChange,
            mayForget: mayChange,
          })
        }
        const results = [...records, ...files].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        return { results, days: BIN_DAYS }
      }),
      adminRoute('POST', '/:id/take-back', { id: rowNumber }, async (ctx, { id }) => {
        const deleted = await deletedOf(ctx, id)
        demandTypeRight(strapi, ctx, 'create', deleted.type)
        const checker = permissionChecker(strapi, ctx, deleted.type)
        const lost = await restoreFromBin(strapi, deleted, signedInEditor(ctx).id, (content) =>
          checker.sanitizeCreateInput(content),
        )
        return { path: formPathOf(strapi, deleted.type, deleted.record), lost }
      }),
      adminRoute('DELETE', '/:id', { id: rowNumber }, async (ctx, { id }) => {
        const deleted = await deletedOf(ctx, id)
        if (!(await mayDoWithDeleted(strapi, ctx, 'delete', deleted))) throw refusal(ONLY_OTHERS)
        const { type, record } = deleted
        await deleteVersions(strapi, { type, record })
        ctx.status = 204
      }),
      adminRoute('POST', '/files/:id/take-back', { id: rowNumber }, async (ctx, { id }) => {
        await takeBackReplaced(strapi, await replacedOf(ctx, id), signedInEditor(ctx))
        return { path: null, lost: [] }
      }),
      adminRoute('DELETE', '/files/:id', { id: rowNumber }, async (ctx, { id }) => {
        const replaced = await replacedOf(ctx, id)
        await mustMayPublish(strapi, { id: replaced.file, name: replaced.name }, 'deleted for good')
        await forgetReplaced(strapi, replaced)
        ctx.status = 204
      }),
    ],
  })
}

/**
 * Whether an editor has a right for a deleted record. It is in no table that the database could filter by the conditions
 * of the permission, so they are compared with what the bin has of it.
 */
async function mayDoWithDeleted(
  strapi: Core.Strapi,
  ctx: Context,
  right: 'read' | 'delete',
  { type, record, creator, content }: Version,
): Promise<boolean> {
  const createdBy: object | null =
    creator === null
      ? null
      : await strapi.db
          .query('admin::user')
          .findOne({ where: { id: creator }, select: ['id'], populate: { roles: { select: ['id'] } } })
  const { can } = permissionChecker(strapi, ctx, type)
  return can[right]({ ...content, documentId: record, createdBy: createdBy ?? {} })
}
