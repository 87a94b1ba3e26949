import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'

export const RECORD_TASK = 'api::record-task.record-task'

export type TaskKind = 'review' | 'publish' | 'take-down'
export type PlannedKind = Exclude<TaskKind, 'review'>

/**
 * `held`: somebody without the right to publish changed the draft since. `refused`: the rules of publishing did.
 * `returned`: a publisher wants something else first. What is done or called off has no task any more.
 */
export type TaskState = 'waiting' | 'held' | 'refused' | 'returned'

/** A row of `record_tasks`; of each kind a record has one at most. */
export interface Task {
  id: number
  /** Strapi's name of the content type. */
  type: UID.ContentType
  /** The record's `documentId`. */
  record: string
  kind: TaskKind
  state: TaskState
  /** Who asked for it. */
  editor: number | null
  madeAt: string
  /** Of planned ones; a review has none. */
  dueAt: string | null
  note: string | null
}

/** A record that editors write, by type and `documentId`. */
export type RecordName = Pick<Task, 'type' | 'record'>

export function tasksOf(strapi: Core.Strapi, { type, record }: RecordName): Promise<Task[]> {
  return strapi.db.query(RECORD_TASK).findMany({ where: { type, record } })
}

/** Writes a task down in place of the one of its kind that was there. */
export async function putTask(
  strapi: Core.Strapi,
  task: RecordName & Pick<Task, 'kind' | 'editor' | 'dueAt' | 'note'>,
): Promise<Task> {
  const { type, record, kind } = task
  return strapi.db.transaction(async () => {
    await dropTasks(strapi, { type, record }, [kind])
    const data = { ...task, state: 'waiting', madeAt: new Date().toISOString() }
    return strapi.db.query(RECORD_TASK).create({ data })
  })
}

/** @param options.dueBefore drops planned ones of an earlier time alone. */
export async function dropTasks(
  strapi: Core.Strapi,
  { type, record }: RecordName,
  kinds: readonly TaskKind[],
  { dueBefore }: { dueBefore?: string | null } = {},
): Promise<void> {
  const which = dueBefore ? { dueAt: { $lt: dueBefore } } : {}
  await strapi.db.query(RECORD_TASK).deleteMany({ where: { type, record, kind: { $in: kinds }, ...which } })
}

/** @returns whether it was in the state `from`, and is in `to` now: of two servers one is told so. */
export async function moveTask(
  strapi: Core.Strapi,
  id: number,
  from: TaskState,
  to: TaskState,
  note: string,
): Promise<boolean> {
  const { count } = await strapi.db
    .query(RECORD_TASK)
    .updateMany({ where: { id, state: from }, data: { state: to, note } })
  return count === 1
}

/**
 * The draft of a record that can be published and taken down.
 *
 * @throws {errors.ApplicationError} when its type has no drafts, or it is not there.
 */
export async function draftOf(strapi: Core.Strapi, { type, record }: RecordName): Promise<Record<string, unknown>> {
  const hasDrafts = strapi.contentType(type)?.options?.draftAndPublish === true
  const draft = hasDrafts ? await strapi.documents(type).findOne({ documentId: record, status: 'draft' }) : null
  if (!draft) throw new errors.NotFoundError('There is no such record with a draft. Open the list again.')
  return draft as Record<string, unknown>
}
