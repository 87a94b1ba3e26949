import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoute, recordInPath, rowNumber, serveAdmin } from '../editors/admin-route'
import { editorNames } from '../editors/names'
import { demandRight, mayDoWith, type RecordId } from '../editors/record-rights'
import { type ContentRight, permissionChecker } from '../editors/rights'
import { readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'
import { hasHistory } from './has-history'
import { contentOf } from './record-content'
import { deleteVersions, listVersions, RECORD_VERSION, restorable, type Version } from './versions'

/** One entry of a record's history. */
export interface VersionLine {
  id: number
  at: string
  by: string
  event: Version['event']
  changed: string[]
}

/**
 * The routes behind a record's history. No route restores a version: the admin saves it as it saves a form, so that all
 * rules, permissions and the conflict check apply.
 */
export function registerHistoryRoutes(strapi: Core.Strapi): void {
  const visibleFields = (ctx: Context, uid: UID.ContentType, record: Fields) =>
    permissionChecker(strapi, ctx, uid).sanitizeOutput(record)
  const demand = async (ctx: Context, right: ContentRight, record: RecordId) => {
    if (!hasHistory(record.uid)) throw new errors.NotFoundError('Records of this type have no history')
    await demandRight(strapi, ctx, right, record)
  }

  serveAdmin(strapi, {
    prefix: '/record-history',
    routes: [
      adminRoute('GET', '/:uid/:documentId', recordInPath, async (ctx, record) => {
        await demand(ctx, 'read', record)
        const rows = await listVersions(strapi, record.uid, record.documentId)
        const nameOf = await editorNames(strapi, rows)
        const versions = rows.map(({ id, at, editor, event, changed }) => ({
          ...{ id, at, event, changed },
          by: nameOf(editor),
        }))
        const mayForget = await mayDoWith(strapi, ctx, 'delete', record)
        return { versions: versions satisfies VersionLine[], mayForget }
      }),
      adminRoute('GET', '/:uid/:documentId/:version', { ...recordInPath, version: rowNumber }, async (ctx, given) => {
        const { uid, documentId } = given
        await demand(ctx, 'read', given)
        const version: Version | null = await strapi.db
          .query(RECORD_VERSION)
          .findOne({ where: { id: given.version, type: uid, record: documentId } })
        const draft = await readWhole(strapi, uid, documentId, 'draft')
        if (!version || !draft) throw new errors.NotFoundError('There is no such version. Open the record again.')
        const { content, lost } = await restorable(strapi, version)
        return {
          version: await visibleFields(ctx, uid, content),
          draft: await visibleFields(ctx, uid, contentOf(strapi, uid, draft)),
          lost,
        }
      }),
      adminRoute('DELETE', '/:uid/:documentId', recordInPath, async (ctx, record) => {
        await demand(ctx, 'delete', record)
        await deleteVersions(strapi, { type: record.uid, record: record.documentId })
        ctx.status = 204
      }),
    ],
  })
}
