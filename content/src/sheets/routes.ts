import { readFile } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { adminRoute, oneOf, rowNumber, serveAdmin, shortText } from '../editors/admin-route'
import { editorNames } from '../editors/names'
import { demandTypeRight, permittedRecords } from '../editors/record-rights'
import { refusal } from '../editors/refusal'
import { type ContentRight, mayDo, permissionChecker, signedInEditor } from '../editors/rights'
import type { Fields } from '../publishing/faults'
import { incomingFiles } from '../uploads/incoming-files'
import { type CheckedSheet, checkSheet, type SheetFault } from './check-sheet'
import { SheetFileError } from './file-fault'
import {
  CONTENT_IMPORT,
  CONTENT_IMPORT_ROW,
  type ContentImport,
  type ContentImportRow,
  countsOf,
  IMPORT_DAYS,
  type ImportCounts,
  type ImportState,
  sheetTypeOf,
  startImport,
  startUndoing,
} from './imports'
import { MOST_BYTES, MOST_ROWS } from './limits'
import { readSheetFile } from './read-sheet'
import { type SheetType, sheetTypes } from './sheet-types'
import { writeSheet } from './write-sheet'

/** Maximum number of faults in a response; an editor with more corrects these first. */
const SHOWN_FAULTS = 200
const SHOWN_IMPORTS = 20
const FIELD = 'sheet'

/** What an import of the file would change. */
export interface SheetReport {
  made: number
  changed: number
  same: number
  faults: SheetFault[]
  faultCount: number
  notices: SheetFault[]
  noticeCount: number
  /** Headings of columns that are left out, because the type has none of that name. */
  skipped: readonly string[]
}

/** An import as the admin lists it. */
export interface ImportLine {
  id: number
  model: string
  typeName: string
  file: string
  at: string
  by: string
  state: ImportState
  counts: ImportCounts
  /** Rows that could not be imported, or that undoing kept. */
  troubles: { row: number; cause: string }[]
  mayUndo: boolean
}

/** Data for the admin's page of spreadsheets. */
export interface SheetDesk {
  types: { model: string; name: string; mayImport: boolean }[]
  /** Maximum rows and bytes of a file, and days during which an import can be undone. */
  limits: { rows: number; bytes: number; days: number }
  imports: ImportLine[]
}

/** An import adds and changes records. */
const IMPORTING = ['create', 'update'] as const

const modelInPath = { model: shortText(60) }
/** Whether the editor agreed that columns which the type has not are left out. */
const checkShape = { ...modelInPath, unknown: oneOf(['', 'skip']) }

/**
 * The routes behind the page of spreadsheets. Download has the records that the editor may read, import changes those
 * that the editor may write.
 */
export function registerSheetRoutes(strapi: Core.Strapi): void {
  const fileRoute = (path: string, handler: (ctx: Context, type: SheetType, skips: boolean) => Promise<unknown>) =>
    adminRoute(
      'POST',
      path,
      checkShape,
      (ctx, { model, unknown }) => handler(ctx, importable(strapi, ctx, model), unknown === 'skip'),
      {
        middlewares: ['global::keep-disk-reserve', 'global::take-files'],
      },
    )

  const check = async (ctx: Context, type: SheetType, bytes: Uint8Array, skips: boolean): Promise<CheckedSheet> => {
    const checker = permissionChecker(strapi, ctx, type.uid)
    const permitted = {
      fields: async (data: Fields) => checker.sanitizeUpdateInput()(await checker.sanitizeCreateInput(data)),
      records: await permittedRecords(strapi, ctx, 'update', type.uid),
    }
    return checkSheet(strapi, type, await readSheetFile(bytes), permitted, skips)
  }

  serveAdmin(strapi, {
    prefix: '/content-sheets',
    routes: [
      adminRoute('GET', '/', {}, async (ctx) => {
        const types = sheetTypes.filter(({ uid }) => mayDo(ctx, 'read', uid))
        const desk: SheetDesk = {
          types: types.map(({ model, uid, name }) => ({ model, name, mayImport: mayImport(ctx, { uid }) })),
          limits: { rows: MOST_ROWS, bytes: MOST_BYTES, days: IMPORT_DAYS },
          imports: await importLines(strapi, ctx, {
            model: { $in: types.map(({ model }) => model) },
          }),
        }
        return desk
      }),
      adminRoute('GET', '/imports/:id', { id: rowNumber }, async (ctx, given) => {
        const { id } = await importOf(strapi, ctx, given.id)
        return (await importLines(strapi, ctx, { id }))[0]
      }),
      adminRoute('POST', '/imports/:id/undo', { id: rowNumber }, async (ctx, { id }) => {
        const run = await importOf(strapi, ctx, id)
        if (!(await mayUndo(strapi, ctx, run))) {
          throw refusal('Only who imported it, or may delete all of its records, can undo it.')
        }
        await startUndoing(strapi, run.id)
        return (await importLines(strapi, ctx, { id: run.id }))[0]
      }),
      adminRoute('GET', '/:model/file', { ...modelInPath, format: oneOf(['xlsx', 'csv']) }, async (ctx, given) => {
        const { format } = given
        const type = typeOf(given.model)
        demandTypeRight(strapi, ctx, 'read', type.uid)
        const checker = permissionChecker(strapi, ctx, type.uid)
        const body = await writeSheet(strapi, type, format, {
          fields: (record) => checker.sanitizeOutput(record),
          records: await permittedRecords(strapi, ctx, 'read', type.uid),
        })
        ctx.set({
          'Content-Type':
            format === 'csv'
              ? 'text/csv; charset=utf-8'
              : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'Content-Disposition': `attachment; filename="${fileNameOf(type)}.${format}"`,
          'Cache-Control': 'no-store',
        })
        return body
      }),
      fileRoute('/:model/check', async (ctx, type, skips) =>
        reportOf(await check(ctx, type, (await fileOf(ctx)).bytes, skips)),
      ),
      fileRoute('/:model/import', async (ctx, type, skips) => {
        const { name, bytes } = await fileOf(ctx)
        const { planned, faults } = await check(ctx, type, bytes, skips)
        if (faults.length > 0) {
          throw new errors.ApplicationError(
            'Not imported. There are faults in the sheet; check it, mend them, and choose it again.',
          )
        }
        if (planned.length === 0) {
          throw new errors.ApplicationError('Not imported. Every row says what its record says already.')
        }
        const publishable = await permittedRecords(strapi, ctx, 'publish', type.uid)
        const mayPublish = planned.every(({ record }) => record === null || publishable.has(record))
        const run = { model: type.model, file: name, editor: signedInEditor(ctx).id, mayPublish }
        const id = await startImport(strapi, run, planned)
        return (await importLines(strapi, ctx, { id }))[0]
      }),
    ],
  })
}

function typeOf(model: string): SheetType {
  const type = sheetTypeOf(model)
  if (!type) throw new errors.NotFoundError('There are no spreadsheets of this type')
  return type
}

function importable(strapi: Core.Strapi, ctx: Context, model: string): SheetType {
  const type = typeOf(model)
  for (const right of IMPORTING) demandTypeRight(strapi, ctx, right, type.uid)
  return type
}

function mayImport(ctx: Context, { uid }: Pick<SheetType, 'uid'>): boolean {
  return IMPORTING.every((right) => mayDo(ctx, right, uid))
}

/** An editor may undo their own imports; with the permission to delete their records, also those of others. */
async function mayUndo(strapi: Core.Strapi, ctx: Context, run: ContentImport): Promise<boolean> {
  const isOwn = run.editor === signedInEditor(ctx).id
  return (isOwn && (await mayDoWithAll(strapi, ctx, 'update', run))) || mayDoWithAll(strapi, ctx, 'delete', run)
}

/** Whether an editor has a right for every record of an import. */
async function mayDoWithAll(strapi: Core.Strapi, ctx: Context, right: ContentRight, run: ContentImport) {
  const uid = sheetTypeOf(run.model)?.uid
  if (!uid || !mayDo(ctx, right, uid)) return false
  const permitted = await permittedRecords(strapi, ctx, right, uid)
  const rows: Pick<ContentImportRow, 'record'>[] = await strapi.db
    .query(CONTENT_IMPORT_ROW)
    .findMany({ where: { import: run.id, record: { $notNull: true } }, select: ['record'] })
  return rows.every(({ record }) => record === null || permitted.has(record))
}

async function importOf(strapi: Core.Strapi, ctx: Context, id: number): Promise<ContentImport> {
  const run: ContentImport | null = await strapi.db.query(CONTENT_IMPORT).findOne({ where: { id } })
  const uid = sheetTypeOf(run?.model)?.uid
  if (!run || !uid) throw new errors.NotFoundError('There is no such import any more. Open the page again.')
  if (!(await isImportShown(strapi, ctx, run))) {
    throw refusal('This import has records that your role may not open. Ask whoever made it.')
  }
  return run
}

/** An import is shown to its editor while they may read its type, and to who may read all of its records. */
async function isImportShown(strapi: Core.Strapi, ctx: Context, run: ContentImport): Promise<boolean> {
  const uid = sheetTypeOf(run.model)?.uid
  const isOwn = run.editor === signedInEditor(ctx).id && uid !== undefined && mayDo(ctx, 'read', uid)
  return isOwn || mayDoWithAll(strapi, ctx, 'read', run)
}

async function importLines(strapi: Core.Strapi, ctx: Context, where: object): Promise<ImportLine[]> {
  const runs: ContentImport[] = await strapi.db
    .query(CONTENT_IMPORT)
    .findMany({ where, orderBy: { id: 'desc' }, limit: SHOWN_IMPORTS })
  const nameOf = await editorNames(strapi, runs)
  const lines: ImportLine[] = []
  for (const run of runs) {
    if (!(await isImportShown(strapi, ctx, run))) continue
    const troubled: ContentImportRow[] = await strapi.db.query(CONTENT_IMPORT_ROW).findMany({
      where: { import: run.id, state: { $in: ['failed', 'kept'] } },
      select: ['id', 'row', 'cause'],
      orderBy: { row: 'asc' },
      limit: SHOWN_FAULTS,
    })
    lines.push({
      id: run.id,
      model: run.model,
      typeName: sheetTypeOf(run.model)?.name ?? '',
      file: run.file,
      at: run.at,
      by: nameOf(run.editor),
      state: run.state,
      counts: await countsOf(strapi, run.id),
      troubles: troubled.map(({ row, cause }) => ({ row, cause: cause ?? '' })),
      mayUndo: run.state === 'done' && (await mayUndo(strapi, ctx, run)),
    })
  }
  return lines
}

function reportOf({ planned, same, faults, notices, skipped }: CheckedSheet): SheetReport {
  return {
    made: planned.filter(({ record }) => record === null).length,
    changed: planned.filter(({ record }) => record !== null).length,
    same,
    faults: faults.slice(0, SHOWN_FAULTS),
    faultCount: faults.length,
    notices: notices.slice(0, SHOWN_FAULTS),
    noticeCount: notices.length,
    skipped,
  }
}

async function fileOf(ctx: Context): Promise<{ name: string; bytes: Uint8Array }> {
  const [file] = incomingFiles(ctx, FIELD)
  if (file === undefined) throw new SheetFileError('No file came. Choose one that ends in .xlsx or .csv.')
  if (file.size > MOST_BYTES)
    throw new SheetFileError(`This file has more than ${MOST_BYTES / 1024 / 1024} MB. Part it in several.`)
  return { name: file.name || 'a file', bytes: await readFile(file.path) }
}

const fileNameOf = ({ name }: SheetType) => name.toLowerCase().replaceAll(' ', '-')
