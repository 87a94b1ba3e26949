import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { checkedModelOf } from '../publishing/check-record'

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
 * From now on, when two editors save the same record, the second one gets an error and does not overwrite the first
 * one's change. Requests without a version, such as those of a script, are not checked.
 */
export function refuseOverwriting(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'update' || !checkedModelOf(context.uid)) return next()
    const request = strapi.requestContext.get() as Context | undefined
    const seen = request?.get(SEEN_HEADER)
    // Publishing saves first and then changes the same record again. Its own change is not a conflict.
    const { documentId } = context.params as { documentId: string }
    if (!request || !seen || request.state.versionChecked || !isAskedFor(request, context.uid, documentId))
      return next()
    request.state.versionChecked = true
    const current = await newestDraft(strapi, context.uid, documentId)
    if (current && current.updatedAt !== seen) throw new ConflictError(current.by, current.updatedAt)
    return next()
  })
}

/** A save may also change records other than the one in the form, such as a former address. */
function isAskedFor({ params }: Context, uid: string, documentId: string): boolean {
  const { model, id } = params as { model?: string; id?: string }
  return model === uid && (id === undefined || id === documentId)
}

async function newestDraft(strapi: Core.Strapi, uid: UID.ContentType, documentId: string) {
  const record = (await strapi.documents(uid).findOne({
    documentId,
    status: 'draft',
    fields: ['updatedAt'] as never,
    populate: { updatedBy: { fields: ['firstname', 'lastname'] } } as never,
  })) as { updatedAt: string | Date; updatedBy?: { firstname?: string; lastname?: string } | null } | null
  if (!record) return null
  const { firstname, lastname } = record.updatedBy ?? {}
  const by = [firstname, lastname].filter(Boolean).join(' ') || 'somebody else'
  return { updatedAt: new Date(record.updatedAt).toISOString(), by }
}
