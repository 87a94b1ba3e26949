import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoute, bodyOf, calendarMonth, recordInPath, serveAdmin, typeInPath } from '../editors/admin-route'
import { editorNames } from '../editors/names'
import { demandRight, demandTypeRight, mayDoWith, permittedRecords, type RecordId } from '../editors/record-rights'
import { type ContentRight, signedInEditor } from '../editors/rights'
import { checkedModelOf } from '../publishing/check-record'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { type ExpiredRecord, expiredRecords } from './expired'
import { monthInIndia } from './month'
import { plan } from './plan'
import { askForReview, returnReview } from './review'
import { dropTasks, RECORD_TASK, type RecordName, recordIdOf, type Task, type TaskKind, tasksOf } from './tasks'

/** Later than this after its time, a waiting task is shown as late. */
const LATE_MS = 5 * 60_000

/** A task as the admin shows it. */
export interface ShownTask {
  kind: TaskKind
  state: Task['state'] | 'late'
  by: string
  /** Whether the requesting editor made it. */
  isOwn: boolean
  madeAt: string
  dueAt: string | null
  note: string | null
}

/** A task on the home page of the admin. */
export interface ListedTask extends ShownTask {
  /** Path of the record's form in the content manager. */
  path: string
  title: string
  /** Name of the content type. */
  typeName: string
}

/** An expired record on the home page of the admin. */
export interface ListedExpired {
  path: string
  title: string
  typeName: string
  /** ISO time. */
  since: string
}

/** How long a record that has expired is listed on the home page. */
const NEWS_MS = 30 * 86_400_000

/** The routes behind reviews and plans: those of one record, and all that concern an editor. */
export function registerPlanningRoutes(strapi: Core.Strapi): void {
  /** The record of the request. Editors must write its type, and the editor needs the right for the record. */
  const recordOf = async (ctx: Context, right: ContentRight, record: RecordId): Promise<RecordName> => {
    refuseUnchecked(record.uid)
    await demandRight(strapi, ctx, right, record)
    return { type: record.uid, record: record.documentId }
  }
  const show = async (ctx: Context, name: RecordName) => {
    const tasks = await tasksOf(strapi, name)
    const hasDrafts = strapi.contentType(name.type).options?.draftAndPublish === true
    const nameOf = await editorNames(strapi, tasks)
    const [expired] = await expiredRecords(strapi, name)
    const record = recordIdOf(name)
    return {
      expiredSince: expired?.since ?? null,
      tasks: tasks.map((task) => shownTask(task, nameOf, signedInEditor(ctx).id)),
      may: {
        ask: hasDrafts && (await mayDoWith(strapi, ctx, 'update', record)),
        publish: hasDrafts && (await mayDoWith(strapi, ctx, 'publish', record)),
      },
    }
  }
  /** Those of the tasks whose record the editor may read, where they are wanted. */
  const listed = async (ctx: Context, tasks: readonly Task[], isWanted: (task: Task) => Promise<boolean>) => {
    const nameOf = await editorNames(strapi, tasks)
    const results: ListedTask[] = []
    for (const task of tasks) {
      if (!checkedModelOf(task.type) || !(await mayDoWith(strapi, ctx, 'read', recordIdOf(task)))) continue
      const named = (await isWanted(task)) && (await nameRecord(strapi, task))
      if (named) results.push({ ...shownTask(task, nameOf, signedInEditor(ctx).id), ...named })
    }
    return results
  }
  const planned = (kind: 'publish' | 'take-down') => [
    adminRoute('PUT', `/:uid/:documentId/${kind}`, recordInPath, async (ctx, record) => {
      const name = await recordOf(ctx, 'publish', record)
      await plan(strapi, name, kind, bodyOf(ctx).dueAt, signedInEditor(ctx).id)
      return show(ctx, name)
    }),
    adminRoute('DELETE', `/:uid/:documentId/${kind}`, recordInPath, async (ctx, record) => {
      const name = await recordOf(ctx, 'publish', record)
      await dropTasks(strapi, name, [kind])
      return show(ctx, name)
    }),
  ]

  serveAdmin(strapi, {
    prefix: '/record-tasks',
    routes: [
      adminRoute('GET', '/', {}, async (ctx) => {
        const all: Task[] = await strapi.db.query(RECORD_TASK).findMany({ orderBy: [{ dueAt: 'asc' }, { id: 'asc' }] })
        const results = await listed(ctx, all, (task) => concerns(strapi, ctx, task))
        return { results, expired: await listExpired(strapi, ctx) }
      }),
      adminRoute('GET', '/plans', { month: calendarMonth }, async (ctx, { month }) => {
        const { from, to } = monthInIndia(month)
        const where = { kind: { $in: ['publish', 'take-down'] }, dueAt: { $gte: from, $lt: to } }
        const plans: Task[] = await strapi.db
          .query(RECORD_TASK)
          .findMany({ where, orderBy: [{ dueAt: 'asc' }, { id: 'asc' }] })
        return { results: await listed(ctx, plans, async () => true) }
      }),
      adminRoute('GET', '/:uid', typeInPath, async (ctx, { uid: type }) => {
        refuseUnchecked(type)
        demandTypeRight(strapi, ctx, 'read', type)
        const readable = await permittedRecords(strapi, ctx, 'read', type)
        const [tasks, expired]: [Task[], ExpiredRecord[]] = await Promise.all([
          strapi.db.query(RECORD_TASK).findMany({ where: { type } }),
          expiredRecords(strapi, { type }),
        ])
        const nameOf = await editorNames(strapi, tasks)
        return {
          tasks: tasks
            .filter(({ record }) => readable.has(record))
            .map((task) => ({ record: task.record, ...shownTask(task, nameOf, signedInEditor(ctx).id) })),
          expired: Object.fromEntries(
            expired.filter(({ record }) => readable.has(record)).map(({ record, since }) => [record, since]),
          ),
        }
      }),
      adminRoute('GET', '/:uid/:documentId', recordInPath, async (ctx, record) =>
        show(ctx, await recordOf(ctx, 'read', record)),
      ),
      ...planned('publish'),
      ...planned('take-down'),
      adminRoute('PUT', '/:uid/:documentId/review', recordInPath, async (ctx, record) => {
        const name = await recordOf(ctx, 'update', record)
        await askForReview(strapi, name, bodyOf(ctx).note, signedInEditor(ctx).id)
        return show(ctx, name)
      }),
      adminRoute('DELETE', '/:uid/:documentId/review', recordInPath, async (ctx, record) => {
        const name = await recordOf(ctx, 'update', record)
        await dropTasks(strapi, name, ['review'])
        return show(ctx, name)
      }),
      adminRoute('POST', '/:uid/:documentId/review/return', recordInPath, async (ctx, record) => {
        const name = await recordOf(ctx, 'publish', record)
        await returnReview(strapi, name, bodyOf(ctx).note, signedInEditor(ctx).id)
        return show(ctx, name)
      }),
    ],
  })
}

/** Whether a task is listed for an editor: the editor's own tasks, and those that the editor may publish. */
async function concerns(strapi: Core.Strapi, ctx: Context, task: Task): Promise<boolean> {
  return task.editor === signedInEditor(ctx).id || mayDoWith(strapi, ctx, 'publish', recordIdOf(task))
}

function shownTask(task: Task, nameOf: (id: number | null) => string, asking: number): ShownTask {
  const { kind, state, editor, madeAt, dueAt, note } = task
  const isLate = state === 'waiting' && dueAt !== null && new Date(dueAt).getTime() < Date.now() - LATE_MS
  return { kind, state: isLate ? 'late' : state, by: nameOf(editor), isOwn: editor === asking, madeAt, dueAt, note }
}

/** What has expired of late and the editor may change; the newest first. */
async function listExpired(strapi: Core.Strapi, ctx: Context): Promise<ListedExpired[]> {
  const from = new Date(Date.now() - NEWS_MS).toISOString()
  const late = (await expiredRecords(strapi)).filter(({ type, since }) => since > from && checkedModelOf(type) !== null)
  const listed: ListedExpired[] = []
  for (const one of late.toSorted((a, b) => b.since.localeCompare(a.since))) {
    if (!(await mayDoWith(strapi, ctx, 'update', recordIdOf(one)))) continue
    const named = await nameRecord(strapi, one)
    if (named) listed.push({ ...named, since: one.since })
  }
  return listed
}

/** A record as a list shows it; null when it is gone. */
async function nameRecord(strapi: Core.Strapi, { type, record }: RecordName) {
  const draft = await strapi.documents(type).findOne({ documentId: record, status: 'draft' })
  return (
    draft && {
      path: formPathOf(strapi, type, record),
      title: recordTitleOf(strapi, type, draft as Record<string, unknown>),
      typeName: strapi.contentType(type).info.displayName,
    }
  )
}

function refuseUnchecked(type: UID.ContentType): void {
  if (!checkedModelOf(type)) throw new errors.NotFoundError('Records of this type are not published by editors')
}
