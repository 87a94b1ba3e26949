import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { actAsPlannedBy } from '../editors/acting'
import { listVersions, newestVersion, RECORD_VERSION, restorable, type Version } from '../history/versions'
import { type JobHandlers, redactedMessage } from '../outbox/jobs'
import { tasksOf } from '../planning/tasks'
import type { Fields } from '../publishing/faults'
import {
  CONTENT_IMPORT,
  CONTENT_IMPORT_ROW,
  type ContentImport,
  type ContentImportRow,
  endImport,
  enqueueImport,
  type ImportRowState,
  sheetTypeOf,
} from './imports'

/** Time for which one job of the outbox imports. The next job continues. */
const SLICE_MS = 2000

export function importJobs(strapi: Core.Strapi): JobHandlers<'content-import'> {
  return {
    'content-import': {
      atOnce: 1,
      limitMs: 120_000,
      perform: ({ detail }) => performImport(strapi, Number(detail.import)),
      putAside: ({ detail }) => endImport(strapi, Number(detail.import)),
    },
  }
}

/**
 * Continues an import, or its undoing. Each row is one transaction that also marks the row as done. Therefore an
 * interrupted import continues where it stopped, and of two servers only one handles a row.
 */
async function performImport(strapi: Core.Strapi, id: number): Promise<void> {
  const run: ContentImport | null = await strapi.db.query(CONTENT_IMPORT).findOne({ where: { id } })
  const uid = sheetTypeOf(run?.model)?.uid
  if (!run || !uid || (run.state !== 'running' && run.state !== 'undoing')) return
  const undoes = run.state === 'undoing'
  const until = Date.now() + SLICE_MS
  while (Date.now() < until) {
    const row: ContentImportRow | null = await strapi.db.query(CONTENT_IMPORT_ROW).findOne({
      where: { import: id, state: undoes ? 'done' : 'waiting' },
      // Undoing starts with the row that was imported last.
      orderBy: { id: undoes ? 'desc' : 'asc' },
    })
    if (!row) {
      const data = { state: undoes ? 'undone' : 'done' }
      await strapi.db.query(CONTENT_IMPORT).updateMany({ where: { id, state: run.state }, data })
      return
    }
    await (undoes ? undoRow(strapi, uid, run, row) : importRow(strapi, uid, run, row))
    // SQLite answers in the same turn of the event loop; without this pause, no request would be handled until the
    // slice ends.
    await letOthersIn()
  }
  await enqueueImport(strapi, id)
}

async function importRow(strapi: Core.Strapi, uid: UID.ContentType, run: ContentImport, row: ContentImportRow) {
  const { editor } = run
  await attempt(strapi, run, row, 'done', 'failed', async () => {
    if (row.record === null) {
      const record = await makeRecord(strapi, uid, row.data, editor)
      const after = await newestVersion(strapi, uid, record)
      await note(strapi, row, { record, after: after?.id ?? null })
      return
    }
    const known = await newestVersion(strapi, uid, row.record)
    await changeRecord(strapi, uid, run, row.record, row.data)
    // For a record without a history, the first version holds the content from before the import.
    const [after, first] = await listVersions(strapi, uid, row.record)
    await note(strapi, row, { before: (known ?? first)?.id ?? null, after: after?.id ?? null })
  })
}

async function makeRecord(strapi: Core.Strapi, uid: UID.ContentType, data: Fields, editor: number | null) {
  const made = await strapi.documents(uid).create({ data: { ...data, createdBy: editor, updatedBy: editor } as never })
  return made.documentId
}

async function changeRecord(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { editor, mayPublish }: ContentImport,
  documentId: string,
  data: Fields,
): Promise<void> {
  const planned = (await tasksOf(strapi, { type: uid, record: documentId })).some(
    ({ kind, state }) => kind === 'publish' && state === 'waiting',
  )
  if (planned && !mayPublish) {
    throw new errors.ApplicationError('It is planned for publication; somebody who publishes must change it.')
  }
  const changed = await strapi.documents(uid).update({ documentId, data: { ...data, updatedBy: editor } as never })
  if (!changed) throw new errors.ApplicationError('It was deleted in the meantime.')
}

async function undoRow(strapi: Core.Strapi, uid: UID.ContentType, run: ContentImport, row: ContentImportRow) {
  await attempt(strapi, run, row, 'undone', 'kept', async () => {
    const { record, isNew, after, before } = row
    const newest = record ? await newestVersion(strapi, uid, record) : null
    // The record has been deleted since, so there is nothing to undo.
    if (!record || newest?.event === 'deleted') return
    if (newest?.id !== after) {
      throw new errors.ApplicationError('It was changed or published after the import, so it stays as it is.')
    }
    if (isNew) {
      await strapi.documents(uid).delete({ documentId: record })
      return
    }
    const version: Version | null = await strapi.db.query(RECORD_VERSION).findOne({ where: { id: before ?? 0 } })
    if (!version) throw new errors.ApplicationError('What it said before is in its history no more.')
    const { content } = await restorable(strapi, version)
    await strapi.documents(uid).update({ documentId: record, data: { ...content, updatedBy: run.editor } as never })
  })
}

/** Handles a row once. When the change is refused, nothing is changed, and the row gets the cause. */
async function attempt(
  strapi: Core.Strapi,
  { editor }: ContentImport,
  { id, state, row }: ContentImportRow,
  done: ImportRowState,
  refused: ImportRowState,
  work: () => Promise<void>,
): Promise<void> {
  const move = (to: ImportRowState, cause: string | null) =>
    strapi.db.query(CONTENT_IMPORT_ROW).updateMany({ where: { id, state }, data: { state: to, cause } })
  try {
    await actAsPlannedBy(editor, () =>
      strapi.db.transaction(async () => {
        const { count } = await move(done, null)
        if (count === 1) await work()
      }),
    )
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) {
      strapi.log.error(`row ${row} of an import failed: ${redactedMessage(error)}`)
    }
    // When the database is away, this fails too, and the outbox tries again.
    await move(
      refused,
      error instanceof errors.ApplicationError ? error.message : 'It could not be stored; the log says why.',
    )
  }
}

async function note(strapi: Core.Strapi, { id }: ContentImportRow, data: object): Promise<void> {
  await strapi.db.query(CONTENT_IMPORT_ROW).update({ where: { id }, data })
}
