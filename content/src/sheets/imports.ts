import { DAY_MS } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { oneAtATime } from '../database/one-at-a-time'
import { enqueue } from '../outbox/enqueue'
import { OUTBOX_JOB } from '../outbox/jobs'
import type { Fields } from '../publishing/faults'
import type { PlannedRow } from './check-sheet'
import { type SheetType, sheetTypes } from './sheet-types'

export const CONTENT_IMPORT = 'api::content-import.content-import'
export const CONTENT_IMPORT_ROW = 'api::content-import-row.content-import-row'

/** Days during which an import can be undone; after that its data is erased and the records stay. */
export const IMPORT_DAYS = 30
/** Rows written in one statement. */
const AT_A_TIME = 100

export type ImportState = 'running' | 'done' | 'undoing' | 'undone'
export type ImportRowState = 'waiting' | 'done' | 'failed' | 'undone' | 'kept'

/** A row of `content_imports`. */
export interface ContentImport {
  id: number
  model: string
  /** Name of the uploaded file. */
  file: string
  editor: number | null
  /** Whether the editor had the permission to publish these records. */
  mayPublish: boolean
  at: string
  state: ImportState
}

/** A row of `content_import_rows`: one row of the sheet. */
export interface ContentImportRow {
  id: number
  import: number
  row: number
  /** `documentId` of the record, as soon as it exists. */
  record: string | null
  isNew: boolean
  /** The fields that the row sets. */
  data: Fields
  /** Ids of the record's versions before and after the import; undoing uses them to see later changes. */
  before: number | null
  after: number | null
  state: ImportRowState
  /** Why the row failed, or why undoing kept its record. */
  cause: string | null
}

/** Progress of an import, in rows. */
export interface ImportCounts {
  total: number
  made: number
  changed: number
  waiting: number
  failed: number
  undone: number
  kept: number
}

export function sheetTypeOf(model: unknown): SheetType | null {
  return sheetTypes.find((type) => type.model === model) ?? null
}

/**
 * Stores an import and adds it to the outbox, so that it continues after the server was stopped.
 *
 * @throws {errors.ApplicationError} while another import of the same type is running.
 */
export async function startImport(
  strapi: Core.Strapi,
  run: Pick<ContentImport, 'model' | 'file' | 'editor' | 'mayPublish'>,
  planned: readonly PlannedRow[],
): Promise<number> {
  return strapi.db.transaction(async () => {
    const { model } = run
    await oneAtATime(strapi, `import of ${model}`)
    const busy = await strapi.db
      .query(CONTENT_IMPORT)
      .count({ where: { model, state: { $in: ['running', 'undoing'] } } })
    if (busy > 0) {
      throw new errors.ApplicationError('Not imported. Another import of the same kind is under way; wait for its end.')
    }
    const { id }: ContentImport = await strapi.db
      .query(CONTENT_IMPORT)
      .create({ data: { ...run, file: run.file.slice(0, 200), at: new Date().toISOString(), state: 'running' } })
    for (let at = 0; at < planned.length; at += AT_A_TIME) {
      await strapi.db.query(CONTENT_IMPORT_ROW).createMany({
        data: planned.slice(at, at + AT_A_TIME).map(({ row, record, data }) => ({
          import: id,
          row,
          record,
          isNew: record === null,
          data,
          state: 'waiting',
        })),
      })
    }
    await enqueueImport(strapi, id)
    return id
  })
}

/** Undoes what an import created and changed, except for records that were changed since. */
export async function startUndoing(strapi: Core.Strapi, id: number): Promise<void> {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db
      .query(CONTENT_IMPORT)
      .updateMany({ where: { id, state: 'done' }, data: { state: 'undoing' } })
    if (count !== 1) {
      throw new errors.ApplicationError('Not undone. It is under way still, or was undone before; open the page again.')
    }
    await enqueueImport(strapi, id)
  })
}

export async function enqueueImport(strapi: Core.Strapi, id: number): Promise<void> {
  await enqueue(strapi, { kind: 'content-import', detail: { import: String(id) } })
}

/**
 * Ends an import that cannot go on, so that the next of its kind can begin. What is done stays done; the other rows say
 * that they were not reached.
 */
export async function endImport(strapi: Core.Strapi, id: number): Promise<void> {
  const ends = [
    { from: 'running', to: 'done', row: 'waiting', rowTo: 'failed', cause: 'Not reached: the import was given up.' },
    { from: 'undoing', to: 'undone', row: 'done', rowTo: 'kept', cause: 'Not reached: the undoing was given up.' },
  ]
  await strapi.db.transaction(async () => {
    for (const { from, to, row, rowTo, cause } of ends) {
      const { count } = await strapi.db
        .query(CONTENT_IMPORT)
        .updateMany({ where: { id, state: from }, data: { state: to } })
      if (count !== 1) continue
      await strapi.db
        .query(CONTENT_IMPORT_ROW)
        .updateMany({ where: { import: id, state: row }, data: { state: rowTo, cause } })
      return
    }
  })
}

/** Ends imports whose job an earlier version has put aside. */
export async function endDeadImports(strapi: Core.Strapi): Promise<void> {
  const running: { id: number }[] = await strapi.db
    .query(CONTENT_IMPORT)
    .findMany({ where: { state: { $in: ['running', 'undoing'] } }, select: ['id'] })
  if (running.length === 0) return
  const waiting: { detail: { import?: string } | null }[] = await strapi.db
    .query(OUTBOX_JOB)
    .findMany({ where: { kind: 'content-import', state: 'waiting' }, select: ['detail'] })
  const going = new Set(waiting.map(({ detail }) => Number(detail?.import)))
  for (const { id } of running) if (!going.has(id)) await endImport(strapi, id)
}

export async function countsOf(strapi: Core.Strapi, id: number): Promise<ImportCounts> {
  const count = (where: object) => strapi.db.query(CONTENT_IMPORT_ROW).count({ where: { import: id, ...where } })
  return {
    total: await count({}),
    made: await count({ state: 'done', isNew: true }),
    changed: await count({ state: 'done', isNew: false }),
    waiting: await count({ state: 'waiting' }),
    failed: await count({ state: 'failed' }),
    undone: await count({ state: 'undone' }),
    kept: await count({ state: 'kept' }),
  }
}

/** Deletes the data of imports older than `IMPORT_DAYS`; the records stay. */
export async function forgetImports(strapi: Core.Strapi, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - IMPORT_DAYS * DAY_MS).toISOString()
  const old: ContentImport[] = await strapi.db
    .query(CONTENT_IMPORT)
    .findMany({ where: { at: { $lt: before }, state: { $in: ['done', 'undone'] } } })
  for (const { id } of old) {
    await strapi.db.query(CONTENT_IMPORT_ROW).deleteMany({ where: { import: id } })
    await strapi.db.query(CONTENT_IMPORT).deleteMany({ where: { id } })
  }
}
