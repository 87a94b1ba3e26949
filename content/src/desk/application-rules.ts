import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { documentIdOf } from '../document-id'
import { currentActor } from '../editors/acting'
import { refusal } from '../editors/refusal'
import { deskViewOf, isApplication, ROUTING } from './permissions'

const WRITES: ReadonlySet<string> = new Set(['create', 'clone', 'update', 'delete'])

/**
 * From now on, only who sees applications may write a routing rule for them: a rule mails leads to an address of its
 * author's choice.
 */
export function keepApplicationRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get()
    if (context.uid !== ROUTING || !WRITES.has(context.action) || !request || currentActor(strapi).editor === null) {
      return next()
    }
    const documentId = documentIdOf(context.params)
    const before: { type: string | null } | null =
      documentId === null ? null : await strapi.db.query(ROUTING).findOne({ where: { documentId }, select: ['type'] })
    const params: unknown = context.params
    const data = isRecord(params) ? params.data : null
    const types = [before?.type, isRecord(data) ? data.type : null]
    const isAbout = types.some((type) => typeof type === 'string' && isApplication(type))
    if (isAbout && !deskViewOf(request).types.some(isApplication)) {
      throw refusal(
        'Not saved: a rule for applications is written by somebody who may see applications. Ask Human resources or the desk lead.',
      )
    }
    return next()
  })
}
