import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Fields } from '../publishing/faults'
import { type Cell, cellOf } from './cell-values'
import { headerOf, STATE_COLUMN, sheetColumnsOf } from './columns'
import { writeCsv } from './csv'
import { allDrafts } from './existing'
import { MOST_LETTERS } from './limits'
import type { PermittedPart, SheetType } from './sheet-types'
import { writeWorkbook } from './workbook'

type SheetFormat = 'xlsx' | 'csv'

/**
 * The records of a type as their drafts are, one in each row.
 *
 * @param seen what the editor may read.
 */
export async function writeSheet(
  strapi: Core.Strapi,
  type: SheetType,
  format: SheetFormat,
  seen: PermittedPart,
): Promise<Buffer> {
  const columns = sheetColumnsOf(strapi, type)
  const published = await publishedTimes(strapi, type)
  const rows: Cell[][] = [[...columns.map(headerOf), STATE_COLUMN]]
  for (const draft of await allDrafts(strapi, type)) {
    if (!seen.records.has(String(draft.documentId))) continue
    const record = await seen.fields(draft)
    rows.push([...columns.map((column) => cellOf(column, record[column.field])), stateOf(draft, published)])
    await letOthersIn()
  }
  if (format === 'csv') return Buffer.from(writeCsv(rows))
  const long = rows.findIndex((row) => row.some((cell) => typeof cell === 'string' && cell.length > MOST_LETTERS))
  if (long > 0) {
    const title = rows[long]?.find((cell) => typeof cell === 'string') ?? `row ${long + 1}`
    throw new errors.ApplicationError(
      `“${String(title)}” has a text that is longer than a cell of a workbook can be. Download it as .csv.`,
    )
  }
  return writeWorkbook(type.name, rows)
}

async function publishedTimes(strapi: Core.Strapi, { uid }: SheetType): Promise<Map<string, number>> {
  const rows = (await strapi
    .documents(uid)
    .findMany({ status: 'published', fields: ['updatedAt'], limit: -1 } as never)) as Fields[]
  return new Map(rows.map(({ documentId, updatedAt }) => [String(documentId), timeOf(updatedAt)]))
}

function stateOf({ documentId, updatedAt }: Fields, published: ReadonlyMap<string, number>): string {
  const at = published.get(String(documentId))
  if (at === undefined) return 'Draft'
  return timeOf(updatedAt) > at ? 'Changed since it was published' : 'Published'
}

const timeOf = (value: unknown) => new Date(value as string | Date).getTime()
