import type { Core, UID } from '@strapi/strapi'
import type { Change, ChangeStep } from '../change/change'
import { currentActor } from '../editors/acting'
import { editorNames } from '../editors/names'
import { notifyEditor } from '../editors/notify-editor'
import { mayDoWith } from '../editors/record-rights'
import { linkToForm, recordTitleOf } from '../publishing/record-title'
import { dropTasks, moveTask, type RecordName, recordIdOf, type TaskKind, tasksOf } from './tasks'

/**
 * A manual change of a record ends what was planned for it. When somebody without the permission to publish changes a
 * draft whose publication is planned, the plan waits for a publisher's review. Otherwise words that no publisher has read
 * would go live automatically.
 */
export function settlePlans(strapi: Core.Strapi): ChangeStep {
  return (change) => {
    const { uid, model, documentId } = change
    if (!model || documentId === null) return
    const name = { type: uid, record: documentId }
    const settled = settledBy(change)
    if (settled) return () => dropTasks(strapi, name, settled)
    if (change.action === 'update') return () => holdUnreviewed(strapi, name)
    return
  }
}

/** The kinds of tasks that an editor's own action makes obsolete. */
function settledBy({ action, publishes }: Change): readonly TaskKind[] | null {
  // The plan and the review were about the draft as it was before.
  if (publishes || action === 'discardDraft') return ['publish', 'review']
  if (action === 'unpublish') return ['take-down']
  return action === 'delete' ? ['publish', 'take-down', 'review'] : null
}

/** Holds a planned publication when an editor without the right to publish has changed the draft. */
async function holdUnreviewed(strapi: Core.Strapi, name: RecordName & { type: UID.ContentType }): Promise<void> {
  const request = strapi.requestContext.get()
  const { editor } = currentActor(strapi)
  if (!request || editor === null) return
  if (await mayDoWith(strapi, request, 'publish', recordIdOf(name))) return
  const planned = (await tasksOf(strapi, name)).find(({ kind, state }) => kind === 'publish' && state === 'waiting')
  if (!planned) return
  const nameOf = await editorNames(strapi, [{ editor }])
  const cause = `${nameOf(editor)} changed the draft after it was planned`
  if (!(await moveTask(strapi, planned.id, 'waiting', 'held', `${cause}. Look at it, and plan it again.`))) return
  const draft = await strapi.documents(name.type).findOne({ documentId: name.record, status: 'draft' })
  const title = recordTitleOf(strapi, name.type, (draft ?? {}) as Record<string, unknown>)
  await notifyEditor(strapi, planned.editor, {
    subject: `Held: ${title}`,
    text: `“${title}” will not be published as planned: ${cause}.\n\nLook at it and plan it again: ${linkToForm(strapi, name)}`,
  })
}
