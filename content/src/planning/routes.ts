import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { editorNames } from '../editors/names'
import { type ContentRight, mayDo, signedInEditor } from '../editors/rights'
import { wakeOutbox } from '../outbox'
import { checkedModelOf } from '../publishing/check-record'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
import { type ExpiredRecord, expiredRecords } from './expired'
import { plan } from './plan'
import { askForReview, returnReview } from './review'
import { dropTasks, RECORD_TASK, type RecordName, type Task, type TaskKind, tasksOf } from './tasks'

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

type Handler = (ctx: Context) => Promise<void>

/** The routes behind reviews and plans: those of one record, and all that concern an editor. */
export function registerPlanningRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, handler: Handler) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  })

  const show = async (ctx: Context, name: RecordName) => {
    const tasks = await tasksOf(strapi, name)
    const hasDrafts = strapi.contentType(name.type).options?.draftAndPublish === true
    const nameOf = await editorNames(strapi, idsIn(tasks))
    const [expired] = await expiredRecords(strapi, name)
    ctx.body = {
      expiredSince: expired?.since ?? null,
      tasks: tasks.map((task) => shown(task, nameOf, signedInEditor(ctx).id)),
      may: {
        ask: hasDrafts && mayDo(ctx, 'update', name.type),
        publish: hasDrafts && mayDo(ctx, 'publish', name.type),
      },
    }
  }
  const planned = (kind: 'publish' | 'take-down') => [
    route('PUT', `/:uid/:documentId/${kind}`, async (ctx) => {
      const name = recordOf(ctx, 'publish')
      await plan(strapi, name, kind, bodyOf(ctx).dueAt, signedInEditor(ctx).id)
      await show(ctx, name)
    }),
    route('DELETE', `/:uid/:documentId/${kind}`, async (ctx) => {
      const name = recordOf(ctx, 'publish')
      await dropTasks(strapi, name, [kind])
      await show(ctx, name)
    }),
  ]

  strapi.server.routes({
    type: 'admin',
    prefix: '/record-tasks',
    routes: [
      route('GET', '/', async (ctx) => {
        const all: Task[] = await strapi.db.query(RECORD_TASK).findMany({ orderBy: [{ dueAt: 'asc' }, { id: 'asc' }] })
        const mine = all.filter((task) => concerns(ctx, task))
        const nameOf = await editorNames(strapi, idsIn(mine))
        const results: ListedTask[] = []
        for (const task of mine) {
          const named = await nameRecord(strapi, task)
          if (named) results.push({ ...shown(task, nameOf, signedInEditor(ctx).id), ...named })
        }
        ctx.body = { results, expired: await listExpired(strapi, ctx) }
      }),
      route('GET', '/:uid', async (ctx) => {
        const type = typeOf(ctx, 'read')
        const [tasks, expired]: [Task[], ExpiredRecord[]] = await Promise.all([
          strapi.db.query(RECORD_TASK).findMany({ where: { type } }),
          expiredRecords(strapi, { type }),
        ])
        const nameOf = await editorNames(strapi, idsIn(tasks))
        ctx.body = {
          tasks: tasks.map((task) => ({ record: task.record, ...shown(task, nameOf, signedInEditor(ctx).id) })),
          expired: Object.fromEntries(expired.map(({ record, since }) => [record, since])),
        }
      }),
      route('GET', '/:uid/:documentId', (ctx) => show(ctx, recordOf(ctx, 'read'))),
      ...planned('publish'),
      ...planned('take-down'),
      route('PUT', '/:uid/:documentId/review', async (ctx) => {
        const name = recordOf(ctx, 'update')
        await askForReview(strapi, name, bodyOf(ctx).note, signedInEditor(ctx).id)
        wakeOutbox()
        await show(ctx, name)
      }),
      route('DELETE', '/:uid/:documentId/review', async (ctx) => {
        const name = recordOf(ctx, 'update')
        await dropTasks(strapi, name, ['review'])
        await show(ctx, name)
      }),
      route('POST', '/:uid/:documentId/review/return', async (ctx) => {
        const name = recordOf(ctx, 'publish')
        await returnReview(strapi, name, bodyOf(ctx).note, signedInEditor(ctx).id)
        wakeOutbox()
        await show(ctx, name)
      }),
    ],
  })
}

/** Whether a task is listed for an editor: the editor's own tasks, and those that the editor may publish. */
function concerns(ctx: Context, { type, editor }: Task): boolean {
  if (!checkedModelOf(type) || !mayDo(ctx, 'read', type)) return false
  return editor === signedInEditor(ctx).id || mayDo(ctx, 'publish', type)
}

function shown(task: Task, nameOf: (id: number | null) => string, asking: number): ShownTask {
  const { kind, state, editor, madeAt, dueAt, note } = task
  const isLate = state === 'waiting' && dueAt !== null && new Date(dueAt).getTime() < Date.now() - LATE_MS
  return { kind, state: isLate ? 'late' : state, by: nameOf(editor), isOwn: editor === asking, madeAt, dueAt, note }
}

/** What has expired of late, of types that the editor may change; the newest first. */
async function listExpired(strapi: Core.Strapi, ctx: Context): Promise<ListedExpired[]> {
  const from = new Date(Date.now() - NEWS_MS).toISOString()
  const mine = (await expiredRecords(strapi)).filter(
    ({ type, since }) => since > from && checkedModelOf(type) !== null && mayDo(ctx, 'update', type),
  )
  const listed: ListedExpired[] = []
  for (const one of mine.toSorted((a, b) => b.since.localeCompare(a.since))) {
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

/** The record of the request. Editors must write its type, and the editor needs the permission. */
function recordOf(ctx: Context, right: ContentRight): RecordName {
  return { type: typeOf(ctx, right), record: String(ctx.params.documentId) }
}

function typeOf(ctx: Context, right: ContentRight): UID.ContentType {
  const type = String(ctx.params.uid) as UID.ContentType
  if (!checkedModelOf(type)) throw new errors.NotFoundError('Records of this type are not published by editors')
  if (!mayDo(ctx, right, type)) throw new errors.ForbiddenError()
  return type
}

function bodyOf(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body
  return isRecord(body) ? body : {}
}

const idsIn = (tasks: readonly Task[]) => tasks.map(({ editor }) => editor)
