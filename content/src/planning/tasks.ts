import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { oneAtATime } from '../database/one-at-a-time'
import type { RecordId } from '../editors/record-rights'

export const RECORD_TASK = 'api::record-task.record-task'

export type TaskKind = 'review' | 'publish' | 'take-down'
export type PlannedKind = Exclude<TaskKind, 'review'>

/**
 * `held`: somebody without the permission to publish has changed the draft since. `refused`: the publish rules refused
 * it. `returned`: a publisher asks for changes first. A task that is done or cancelled is deleted.
 */
type TaskState = 'waiting' | 'held' | 'refused' | 'returned'

/** A row of `record_tasks`; a record has at most one of each kind. */
export interface Task {
  id: number
  /** Strapi's name of the content type. */
  type: UID.ContentType
  /** The record's `documentId`. */
  record: string
  kind: TaskKind
  state: TaskState
  /** The editor who made the task. */
  editor: number | null
  madeAt: string
  /** Time of a planned task; null for a review. */
  dueAt: string | null
  note: string | null
}

/** A record that editors write, by type and `documentId`. */
export type RecordName = Pick<Task, 'type' | 'record'>

export function recordIdOf({ type, record }: RecordName): RecordId {
  return { uid: type, documentId: record }
}

export function tasksOf(strapi: Core.Strapi, { type, record }: RecordName): Promise<Task[]> {
  return strapi.db.query(RECORD_TASK).findMany({ where: { type, record } })
}

/** Stores a task and replaces the record's earlier task of the same kind. */
export async function putTask(
  strapi: Core.Strapi,
  task: RecordName & Pick<Task, 'kind' | 'editor' | 'dueAt' | 'note'>,
): Promise<Task> {
  const { type, record, kind } = task
  return strapi.db.transaction(async () => {
    await oneAtATime(strapi, `task ${type} ${record} ${kind}`)
    await dropTasks(strapi, { type, record }, [kind])
    const data = { ...task, state: 'waiting', madeAt: new Date().toISOString() }
    return strapi.db.query(RECORD_TASK).create({ data })
  })
}

/** @param options.dueBefore drops only tasks that are planned for an earlier time. */
export async function dropTasks(
  strapi: Core.Strapi,
  { type, record }: RecordName,
  kinds: readonly TaskKind[],
  { dueBefore }: { dueBefore?: string | null } = {},
): Promise<void> {
  const which = dueBefore ? { dueAt: { $lt: dueBefore } } : {}
  await strapi.db.query(RECORD_TASK).deleteMany({ where: { type, record, kind: { $in: kinds }, ...which } })
}

/** @returns whether this call moved the state from `from` to `to`; of two servers only one gets true. */
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
 * The draft of a record of a type that can be published and unpublished.
 *
 * @throws {errors.ApplicationError} when the type has no drafts, or the record does not exist.
 */
export async function draftOf(strapi: Core.Strapi, { type, record }: RecordName): Promise<Record<string, unknown>> {
  const hasDrafts = strapi.contentType(type)?.options?.draftAndPublish === true
  const draft = hasDrafts ? await strapi.documents(type).findOne({ documentId: record, status: 'draft' }) : null
  if (!draft) throw new errors.NotFoundError('There is no such record with a draft. Open the list again.')
  return draft as Record<string, unknown>
}
