import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { editorNames } from '../editors/names'
import { type ContentRight, mayDo, permissionChecker } from '../editors/rights'
import { readWhole } from '../publishing/check-record'
import type { Fields } from '../publishing/faults'
import { hasHistory } from './has-history'
import { contentOf } from './record-content'
import { deleteVersions, listVersions, RECORD_VERSION, restorable, rowNumber, type Version } from './versions'

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
  const route = (method: 'GET' | 'DELETE', path: string, handler: (ctx: Context) => Promise<void>) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })
  const seen = (ctx: Context, uid: string, record: Fields) => permissionChecker(strapi, ctx, uid).sanitizeOutput(record)

  strapi.server.routes({
    type: 'admin',
    prefix: '/record-history',
    routes: [
      route('GET', '/:uid/:documentId', async (ctx) => {
        const { uid, documentId } = recordOf(ctx, 'read')
        const rows = await listVersions(strapi, uid, documentId)
        const nameOf = await editorNames(
          strapi,
          rows.map(({ editor }) => editor),
        )
        const versions = rows.map(({ id, at, editor, event, changed }) => ({
          ...{ id, at, event, changed },
          by: nameOf(editor),
        }))
        ctx.body = { versions: versions satisfies VersionLine[], mayForget: mayDo(ctx, 'delete', uid) }
      }),
      route('GET', '/:uid/:documentId/:version', async (ctx) => {
        const { uid, documentId } = recordOf(ctx, 'read')
        const id = rowNumber(ctx.params.version)
        const where = { id, type: uid, record: documentId }
        const version: Version | null = id === null ? null : await strapi.db.query(RECORD_VERSION).findOne({ where })
        const draft = await readWhole(strapi, uid, documentId, 'draft')
        if (!version || !draft) throw new errors.NotFoundError('There is no such version. Open the record again.')
        const { content, lost } = await restorable(strapi, version)
        ctx.body = {
          version: await seen(ctx, uid, content),
          draft: await seen(ctx, uid, contentOf(strapi, uid, draft)),
          lost,
        }
      }),
      route('DELETE', '/:uid/:documentId', async (ctx) => {
        const { uid, documentId } = recordOf(ctx, 'delete')
        await deleteVersions(strapi, { type: uid, record: documentId })
        ctx.status = 204
      }),
    ],
  })
}

/** The record of the request. Its type must have a history, and the editor needs the permission. */
function recordOf(ctx: Context, right: ContentRight): { uid: UID.ContentType; documentId: string } {
  const uid = String(ctx.params.uid) as UID.ContentType
  if (!hasHistory(uid)) throw new errors.NotFoundError('Records of this type have no history')
  if (!mayDo(ctx, right, uid)) throw new errors.ForbiddenError()
  return { uid, documentId: String(ctx.params.documentId) }
}
