import { isRecord } from '@ashlar/contract'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { editorNames } from '../editors/names'
import { type ContentRight, mayDo, signedInEditor } from '../editors/rights'
import { wakeOutbox } from '../outbox'
import { checkedModelOf } from '../publishing/check-record'
import { formPathOf, recordTitleOf } from '../publishing/record-title'
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
    ctx.body = {
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
          const { type, record } = task
          const draft = await strapi.documents(type).findOne({ documentId: record, status: 'draft' })
          if (!draft) continue
          results.push({
            ...shown(task, nameOf, signedInEditor(ctx).id),
            path: formPathOf(strapi, type, record),
            title: recordTitleOf(strapi, type, draft as Record<string, unknown>),
            typeName: strapi.contentType(type).info.displayName,
          })
        }
        ctx.body = { results }
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

/** The record of the request. Editors must write its type, and the editor needs the permission. */
function recordOf(ctx: Context, right: ContentRight): RecordName {
  const type = String(ctx.params.uid) as UID.ContentType
  if (!checkedModelOf(type)) throw new errors.NotFoundError('Records of this type are not published by editors')
  if (!mayDo(ctx, right, type)) throw new errors.ForbiddenError()
  return { type, record: String(ctx.params.documentId) }
}

function bodyOf(ctx: Context): Record<string, unknown> {
  const body: unknown = ctx.request.body
  return isRecord(body) ? body : {}
}

const idsIn = (tasks: readonly Task[]) => tasks.map(({ editor }) => editor)
