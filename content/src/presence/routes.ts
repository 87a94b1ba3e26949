import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoute, recordInPath, serveAdmin } from '../editors/admin-route'
import { editorNames } from '../editors/names'
import { demandRight, type RecordId } from '../editors/record-rights'
import { signedInEditor } from '../editors/rights'
import type { RecordName } from '../planning/tasks'
import { checkedModelOf } from '../publishing/check-record'
import { noteLeft, noteOpen, othersIn } from './open-records'

/** Another editor who has the form of a record open. */
export interface OtherEditor {
  name: string
  /** ISO time. */
  since: string
}

/** The routes by which the form of a record tells that it is open, and learns who else has it open. */
export function registerPresenceRoutes(strapi: Core.Strapi): void {
  const recordOf = async (ctx: Context, record: RecordId): Promise<RecordName> => {
    if (!checkedModelOf(record.uid)) throw new errors.NotFoundError('Records of this type are not written by editors')
    await demandRight(strapi, ctx, 'update', record)
    return { type: record.uid, record: record.documentId }
  }
  serveAdmin(strapi, {
    prefix: '/open-records',
    routes: [
      adminRoute('PUT', '/:uid/:documentId', recordInPath, async (ctx, given) => {
        const record = await recordOf(ctx, given)
        const { id } = signedInEditor(ctx)
        await noteOpen(strapi, record, id)
        const others = await othersIn(strapi, record, id)
        const nameOf = await editorNames(strapi, others)
        const named = others.map(({ editor, since }): OtherEditor => ({ name: nameOf(editor), since }))
        return { others: named }
      }),
      adminRoute('DELETE', '/:uid/:documentId', recordInPath, async (ctx, given) => {
        await noteLeft(strapi, await recordOf(ctx, given), signedInEditor(ctx).id)
        ctx.status = 204
      }),
    ],
  })
}
