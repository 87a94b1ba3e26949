import { readFile } from 'node:fs/promises'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { editorNames } from '../editors/names'
import { mayDo, permissionChecker, signedInEditor } from '../editors/rights'
import { rowNumber } from '../history/versions'
import { wakeOutbox } from '../outbox'
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
}

/** An import as the admin lists it. */
export interface ImportLine {
  id: number
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

type Handler = (ctx: Context) => Promise<void>

/**
 * The routes behind the page of spreadsheets. Download needs the permission to read the type, import the one to write
 * it.
 */
export function registerSheetRoutes(strapi: Core.Strapi): void {
  const route = (method: 'GET' | 'POST', path: string, handler: Handler, middlewares: string[] = []) => ({
    method,
    path,
    handler,
    info: { pluginName: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'], middlewares },
  })
  const taking = (path: string, handler: Handler) =>
    route('POST', path, handler, ['global::keep-disk-reserve', 'global::take-files'])

  const check = async (ctx: Context, type: SheetType, bytes: Uint8Array): Promise<CheckedSheet> => {
    const checker = permissionChecker(strapi, ctx, type.uid)
    return checkSheet(strapi, type, await readSheetFile(bytes), (data) => checker.sanitizeCreateInput(data))
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/content-sheets',
    routes: [
      route('GET', '/', async (ctx) => {
        const types = sheetTypes.filter(({ uid }) => mayDo(ctx, 'read', uid))
        const desk: SheetDesk = {
          types: types.map(({ model, uid, name }) => ({ model, name, mayImport: mayImport(ctx, { uid }) })),
          limits: { rows: MOST_ROWS, bytes: MOST_BYTES, days: IMPORT_DAYS },
          imports: await importLines(strapi, ctx, {
            model: { $in: types.map(({ model }) => model) },
          }),
        }
        ctx.body = desk
      }),
      route('GET', '/imports/:id', async (ctx) => {
        const { id } = await importOf(strapi, ctx)
        ctx.body = (await importLines(strapi, ctx, { id }))[0]
      }),
      route('POST', '/imports/:id/undo', async (ctx) => {
        const run = await importOf(strapi, ctx)
        if (!mayUndo(ctx, run)) throw new errors.ForbiddenError()
        await startUndoing(strapi, run.id)
        wakeOutbox()
        ctx.body = (await importLines(strapi, ctx, { id: run.id }))[0]
      }),
      route('GET', '/:model/file', async (ctx) => {
        const type = typeOf(ctx)
        if (!mayDo(ctx, 'read', type.uid)) throw new errors.ForbiddenError()
        const format = ctx.query.format === 'csv' ? 'csv' : 'xlsx'
        const checker = permissionChecker(strapi, ctx, type.uid)
        const body = await writeSheet(strapi, type, format, (record) => checker.sanitizeOutput(record))
        ctx.set({
          'Content-Type':
            format === 'csv'
              ? 'text/csv; charset=utf-8'
              : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'Content-Disposition': `attachment; filename="${fileNameOf(type)}.${format}"`,
          'Cache-Control': 'no-store',
        })
        ctx.body = body
      }),
      taking('/:model/check', async (ctx) => {
        const type = importable(ctx)
        ctx.body = reportOf(await check(ctx, type, (await fileOf(ctx)).bytes))
      }),
      taking('/:model/import', async (ctx) => {
        const type = importable(ctx)
        const { name, bytes } = await fileOf(ctx)
        const { planned, faults } = await check(ctx, type, bytes)
        if (faults.length > 0) {
          throw new errors.ApplicationError(
            'Not imported. There are faults in the sheet; check it, mend them, and choose it again.',
          )
        }
        if (planned.length === 0) {
          throw new errors.ApplicationError('Not imported. Every row says what its record says already.')
        }
        const mayPublish = mayDo(ctx, 'publish', type.uid)
        const run = { model: type.model, file: name, editor: signedInEditor(ctx).id, mayPublish }
        const id = await startImport(strapi, run, planned)
        wakeOutbox()
        ctx.body = (await importLines(strapi, ctx, { id }))[0]
      }),
    ],
  })
}

function typeOf(ctx: Context): SheetType {
  const type = sheetTypeOf(ctx.params.model)
  if (!type) throw new errors.NotFoundError('There are no spreadsheets of this type')
  return type
}

function importable(ctx: Context): SheetType {
  const type = typeOf(ctx)
  if (!mayImport(ctx, type)) throw new errors.ForbiddenError()
  return type
}

function mayImport(ctx: Context, { uid }: Pick<SheetType, 'uid'>): boolean {
  return mayDo(ctx, 'create', uid) && mayDo(ctx, 'update', uid)
}

/** An editor may undo their own imports; with the permission to delete such records, also those of others. */
function mayUndo(ctx: Context, { model, editor }: ContentImport): boolean {
  const uid = sheetTypeOf(model)?.uid
  if (!uid) return false
  return mayDo(ctx, 'delete', uid) || (editor === signedInEditor(ctx).id && mayDo(ctx, 'update', uid))
}

async function importOf(strapi: Core.Strapi, ctx: Context): Promise<ContentImport> {
  const id = rowNumber(ctx.params.id)
  const run: ContentImport | null =
    id === null ? null : await strapi.db.query(CONTENT_IMPORT).findOne({ where: { id } })
  const uid = sheetTypeOf(run?.model)?.uid
  if (!run || !uid) throw new errors.NotFoundError('There is no such import any more. Open the page again.')
  if (!mayDo(ctx, 'read', uid)) throw new errors.ForbiddenError()
  return run
}

async function importLines(strapi: Core.Strapi, ctx: Context, where: object): Promise<ImportLine[]> {
  const runs: ContentImport[] = await strapi.db
    .query(CONTENT_IMPORT)
    .findMany({ where, orderBy: { id: 'desc' }, limit: SHOWN_IMPORTS })
  const nameOf = await editorNames(
    strapi,
    runs.map(({ editor }) => editor),
  )
  const lines: ImportLine[] = []
  for (const run of runs) {
    const troubled: ContentImportRow[] = await strapi.db.query(CONTENT_IMPORT_ROW).findMany({
      where: { import: run.id, state: { $in: ['failed', 'kept'] } },
      select: ['id', 'row', 'cause'],
      orderBy: { row: 'asc' },
      limit: SHOWN_FAULTS,
    })
    lines.push({
      id: run.id,
      typeName: sheetTypeOf(run.model)?.name ?? '',
      file: run.file,
      at: run.at,
      by: nameOf(run.editor),
      state: run.state,
      counts: await countsOf(strapi, run.id),
      troubles: troubled.map(({ row, cause }) => ({ row, cause: cause ?? '' })),
      mayUndo: run.state === 'done' && mayUndo(ctx, run),
    })
  }
  return lines
}

function reportOf({ planned, same, faults, notices }: CheckedSheet): SheetReport {
  return {
    made: planned.filter(({ record }) => record === null).length,
    changed: planned.filter(({ record }) => record !== null).length,
    same,
    faults: faults.slice(0, SHOWN_FAULTS),
    faultCount: faults.length,
    notices: notices.slice(0, SHOWN_FAULTS),
    noticeCount: notices.length,
  }
}

/** The file that the body parser stored on the disk. */
async function fileOf({ request }: Context): Promise<{ name: string; bytes: Uint8Array }> {
  const files = 'files' in request ? (request.files as Record<string, unknown> | undefined) : undefined
  const { filepath, originalFilename, size } = (files?.[FIELD] ?? {}) as Record<string, unknown>
  if (typeof filepath !== 'string' || typeof size !== 'number') {
    throw new SheetFileError('No file came. Choose one that ends in .xlsx or .csv.')
  }
  if (size > MOST_BYTES)
    throw new SheetFileError(`This file has more than ${MOST_BYTES / 1024 / 1024} MB. Part it in several.`)
  const name = typeof originalFilename === 'string' && originalFilename ? originalFilename : 'a file'
  return { name, bytes: await readFile(filepath) }
}

const fileNameOf = ({ name }: SheetType) => name.toLowerCase().replaceAll(' ', '-')
