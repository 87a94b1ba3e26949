import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import type { Change, ChangeStep } from '../change/change'
import type { Fields } from '../publishing/faults'

/** The admin sends it with each save: the time of the record's last change when its form was filled. */
const SEEN_HEADER = 'x-seen-version'

/** Somebody else changed the record after its form was opened. */
class ConflictError extends errors.ApplicationError<'ConflictError'> {
  override name = 'ConflictError' as const

  constructor(by: string, at: string) {
    const cause = `${by} changed this record after you opened it`
    super(`Not saved: ${cause}. Their words stand in the form now, yours beside it.`, { by, at })
  }
}

/**
 * When two editors save the same record, the second one gets an error and does not overwrite the first one's change.
 * Requests without a version, such as those of a script, are not checked.
 */
export function refuseOverwriting(strapi: Core.Strapi): ChangeStep {
  return async (change): Promise<undefined> => {
    if (change.action !== 'update' || !change.model) return
    const request = strapi.requestContext.get() as Context | undefined
    const seen = request?.get(SEEN_HEADER)
    // Publishing saves first and then changes the same record again. Its own change is not a conflict.
    if (!request || !seen || request.state.versionChecked || !isAskedFor(request, change)) return
    request.state.versionChecked = true
    const { draft } = await change.before()
    if (!draft) return
    const at = new Date(draft.updatedAt as string).toISOString()
    if (at !== seen) throw new ConflictError(await lastEditorOf(strapi, change, draft), at)
  }
}

/** A save may also change records other than the one in the form, such as a former address. */
function isAskedFor({ params }: Context, { uid, documentId }: Change): boolean {
  const { model, id } = params as { model?: string; id?: string }
  return model === uid && (id === undefined || id === documentId)
}

async function lastEditorOf(strapi: Core.Strapi, { uid }: Change, { id }: Fields): Promise<string> {
  const row: { updatedBy?: { firstname?: string; lastname?: string } | null } | null = await strapi.db
    .query(uid)
    .findOne({ where: { id }, select: ['id'], populate: { updatedBy: { select: ['firstname', 'lastname'] } } })
  const { firstname, lastname } = row?.updatedBy ?? {}
  return [firstname, lastname].filter(Boolean).join(' ') || 'somebody else'
}
