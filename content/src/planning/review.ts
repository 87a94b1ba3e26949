import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { editorNames } from '../editors/names'
import { notifyEditor } from '../editors/notify-editor'
import { editorsWhoMay } from '../editors/record-rights'
import { linkToForm, recordTitleOf } from '../publishing/record-title'
import { draftOf, moveTask, putTask, type RecordName, recordIdOf, tasksOf } from './tasks'

/** Maximum length of an editor's note to another editor. */
const NOTE_LENGTH = 2000

/** Submits a draft for review, and mails each editor who may publish it. */
export async function askForReview(
  strapi: Core.Strapi,
  name: RecordName,
  note: unknown,
  editor: number,
): Promise<void> {
  const words = wordsOf(note)
  const draft = await draftOf(strapi, name)
  const title = recordTitleOf(strapi, name.type, draft)
  const nameOf = await editorNames(strapi, [{ editor }])
  const publishers = (await editorsWhoMay(strapi, 'publish', recordIdOf(name))).filter((id) => id !== editor)
  await strapi.db.transaction(async () => {
    await putTask(strapi, { ...name, kind: 'review', editor, dueAt: null, note: words || null })
    for (const publisher of publishers) {
      await notifyEditor(strapi, publisher, {
        subject: `Ready for review: ${title}`,
        text: `${nameOf(editor)} asks you to look at “${title}”${words ? `:\n\n${words}` : '.'}\n\n${linkToForm(strapi, name)}`,
      })
    }
  })
}

/** Returns a draft to the editor who submitted it, with a note on what to do first. */
export async function returnReview(
  strapi: Core.Strapi,
  name: RecordName,
  note: unknown,
  editor: number,
): Promise<void> {
  const words = wordsOf(note)
  if (!words) throw new errors.ValidationError('Not sent back. Say what is to be done first.')
  const draft = await draftOf(strapi, name)
  const review = (await tasksOf(strapi, name)).find(({ kind, state }) => kind === 'review' && state === 'waiting')
  const title = recordTitleOf(strapi, name.type, draft)
  const nameOf = await editorNames(strapi, [{ editor }])
  await strapi.db.transaction(async () => {
    if (!review || !(await moveTask(strapi, review.id, 'waiting', 'returned', `${nameOf(editor)}: ${words}`))) {
      throw new errors.ApplicationError('Not sent back. Nobody waits for a review of it any more.')
    }
    await notifyEditor(strapi, review.editor, {
      subject: `Sent back: ${title}`,
      text: `${nameOf(editor)} has looked at “${title}” and sent it back:\n\n${words}\n\n${linkToForm(strapi, name)}`,
    })
  })
}

function wordsOf(note: unknown): string {
  if (note === undefined || note === null) return ''
  if (typeof note !== 'string' || note.length > NOTE_LENGTH) {
    throw new errors.ValidationError(`The note must be a text of at most ${NOTE_LENGTH} letters.`)
  }
  return note.trim()
}
