import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { actAsPlannedBy } from '../editors/acting'
import { tellEditor } from '../editors/tell'
import { Undeliverable } from '../outbox/jobs'
import { linkToForm, recordTitleOf } from '../publishing/record-title'
import { draftOf, dropTasks, moveTask, RECORD_TASK, type Task } from './tasks'

/**
 * Does what was planned for this moment. The task goes in the transaction that publishes or takes down, so of several
 * servers, and of several attempts, one does it. What the rules refuse changes nothing and is told to who planned it;
 * any other failure is thrown, and the outbox tries again.
 */
export async function performTask(strapi: Core.Strapi, id: number): Promise<void> {
  const task: Task | null = await strapi.db.query(RECORD_TASK).findOne({ where: { id, state: 'waiting' } })
  // Called off, held, or planned for another time: that has a job of its own.
  if (!task) return
  try {
    await actAsPlannedBy(task.editor, () =>
      strapi.db.transaction(async () => {
        const { count } = await strapi.db.query(RECORD_TASK).deleteMany({ where: { id, state: 'waiting' } })
        if (count === 1) await carryOut(strapi, task)
      }),
    )
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error
    await refuse(strapi, task, error.message)
  }
}

async function carryOut(strapi: Core.Strapi, task: Task): Promise<void> {
  const { type, record, kind } = task
  await draftOf(strapi, task)
  switch (kind) {
    case 'publish':
      await strapi.documents(type).publish({ documentId: record })
      return
    case 'take-down':
      // Both are due when the server was away for long: what has expired is not published first, or afterwards.
      await dropTasks(strapi, task, ['publish'], { dueBefore: task.dueAt })
      await strapi.documents(type).unpublish({ documentId: record })
      return
    default:
      throw new Undeliverable(`a ${kind} is not planned`)
  }
}

async function refuse(strapi: Core.Strapi, task: Task, cause: string): Promise<void> {
  const draft = await strapi.documents(task.type).findOne({ documentId: task.record, status: 'draft' })
  const title = draft ? recordTitleOf(strapi, task.type, draft as Record<string, unknown>) : 'A record'
  const what = task.kind === 'publish' ? 'published' : 'taken down'
  await strapi.db.transaction(async () => {
    if (!(await moveTask(strapi, task.id, 'waiting', 'refused', cause))) return
    await tellEditor(strapi, task.editor, {
      subject: `Not ${what} as planned: ${title}`,
      text: `“${title}” was to be ${what} now, and was not.\n\n${cause}\n\nMend it and plan it again: ${linkToForm(strapi, task)}`,
    })
  })
}
