import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { actAsPlannedBy } from '../editors/acting'
import { notifyEditor } from '../editors/notify-editor'
import { type JobHandlers, Undeliverable } from '../outbox/jobs'
import { linkToForm, recordTitleOf } from '../publishing/record-title'
import { draftOf, dropTasks, moveTask, RECORD_TASK, type Task } from './tasks'

/** Publishing a large record takes seconds; more than one at once would hold up the editors. */
export function planningJobs(strapi: Core.Strapi): JobHandlers<'record-task'> {
  return {
    'record-task': {
      atOnce: 1,
      limitMs: 300_000,
      perform: ({ detail }) => performTask(strapi, Number(detail.task)),
    },
  }
}

/**
 * Performs a task that is due. The task is deleted in the transaction that publishes or unpublishes, so that among
 * several servers and attempts only one performs it. When the publish rules refuse, nothing changes and the editor who
 * planned it gets a mail. Any other error is thrown, and the outbox tries again.
 */
async function performTask(strapi: Core.Strapi, id: number): Promise<void> {
  const task: Task | null = await strapi.db.query(RECORD_TASK).findOne({ where: { id, state: 'waiting' } })
  // The task was cancelled or held, or it was moved to another time and has another job.
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
      // After a long outage both may be due: a record that has expired must not be published, neither before nor after.
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
    await notifyEditor(strapi, task.editor, {
      subject: `Not ${what} as planned: ${title}`,
      text: `“${title}” was to be ${what} now, and was not.\n\n${cause}\n\nMend it and plan it again: ${linkToForm(strapi, task)}`,
    })
  })
}
