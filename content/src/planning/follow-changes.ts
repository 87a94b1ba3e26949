import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { currentActor } from '../editors/acting'
import { editorNames } from '../editors/names'
import { notifyEditor } from '../editors/notify-editor'
import { mayDoWith } from '../editors/record-rights'
import { wakeOutbox } from '../outbox'
import { checkedModelOf } from '../publishing/check-record'
import { linkToForm, recordTitleOf } from '../publishing/record-title'
import { dropTasks, moveTask, type RecordName, recordIdOf, type TaskKind, tasksOf } from './tasks'

/** By action: the kinds of tasks that an editor's own action makes obsolete. */
const SETTLED: Readonly<Record<string, readonly TaskKind[]>> = {
  publish: ['publish', 'review'],
  unpublish: ['take-down'],
  delete: ['publish', 'take-down', 'review'],
}

/**
 * From now on, a manual change of a record ends what was planned for it. When somebody without the permission to
 * publish changes a draft whose publication is planned, the plan waits for a publisher's review. Otherwise words that
 * no publisher has read would go live automatically.
 */
export function followChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const params: Record<string, unknown> = isRecord(context.params) ? context.params : {}
    const { documentId, status } = params
    if (!checkedModelOf(uid) || typeof documentId !== 'string') return next()
    const settled = SETTLED[action === 'update' && status === 'published' ? 'publish' : action]
    const changesDraft = action === 'update' || action === 'discardDraft'
    if (!settled && !changesDraft) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      const name = { type: uid, record: documentId }
      if (settled) await dropTasks(strapi, name, settled)
      else await holdUnread(strapi, name)
      return result
    })
  })
}

async function holdUnread(strapi: Core.Strapi, name: RecordName & { type: UID.ContentType }): Promise<void> {
  const request = strapi.requestContext.get()
  const { editor } = currentActor(strapi)
  if (!request || editor === null) return
  if (await mayDoWith(strapi, request, 'publish', recordIdOf(name))) return
  const planned = (await tasksOf(strapi, name)).find(({ kind, state }) => kind === 'publish' && state === 'waiting')
  if (!planned) return
  const nameOf = await editorNames(strapi, [editor])
  const cause = `${nameOf(editor)} changed the draft after it was planned`
  if (!(await moveTask(strapi, planned.id, 'waiting', 'held', `${cause}. Look at it, and plan it again.`))) return
  const draft = await strapi.documents(name.type).findOne({ documentId: name.record, status: 'draft' })
  const title = recordTitleOf(strapi, name.type, (draft ?? {}) as Record<string, unknown>)
  await notifyEditor(strapi, planned.editor, {
    subject: `Held: ${title}`,
    text: `“${title}” will not be published as planned: ${cause}.\n\nLook at it and plan it again: ${linkToForm(strapi, name)}`,
  })
  wakeOutbox()
}
