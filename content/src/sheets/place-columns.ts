import type { Core } from '@strapi/strapi'
import type { Fields } from '../publishing/faults'
import type { Cell } from './cell-values'
import { type Column, STATE_COLUMN, sheetColumnsOf } from './columns'
import { cellName, SheetFileError } from './file-fault'
import type { SheetType } from './sheet-types'

/** A column of the file and its position. */
export interface PlacedColumn {
  column: Column
  at: number
}

/** The columns of a file that the type has, and the headings of those that it has not. */
interface Placement {
  placed: PlacedColumn[]
  skipped: string[]
}

/**
 * @param skips whether the editor agreed that unknown columns are left out.
 * @throws {SheetFileError} for an unknown column, one that the editor may not write, and a missing key column.
 */
export async function placeColumns(
  strapi: Core.Strapi,
  type: SheetType,
  header: readonly Cell[],
  permitted: (data: Fields) => Promise<Fields>,
  skips: boolean,
): Promise<Placement> {
  const columns = sheetColumnsOf(strapi, type)
  const placed: PlacedColumn[] = []
  const unknown: { heading: string; where: string }[] = []
  for (const [at, cell] of header.entries()) {
    const text = String(cell ?? '').trim()
    if (!text || text === STATE_COLUMN) continue
    const column = columnCalled(columns, text)
    const where = `${cellName(0, at)}: “${text.slice(0, 60)}”`
    if (!column) {
      unknown.push({ heading: text, where })
      continue
    }
    if (placed.some((one) => one.column.field === column.field)) {
      throw new SheetFileError(`${where} stands there twice. Leave one of both.`)
    }
    placed.push({ column, at })
  }
  if (unknown.length > 0 && !skips) {
    const known = columns.map(({ label }) => label).join(', ')
    const what =
      unknown.length === 1
        ? `is no column of ${type.name}. Take it out, or name it as one of`
        : `are no columns of ${type.name}. Take them out, or name them as some of`
    const unknownColumns = unknown.map(({ heading }) => heading)
    throw new SheetFileError(`${unknown.map(({ where }) => where).join(', ')} ${what} ${known}.`, { unknownColumns })
  }
  const allowed = await permitted(Object.fromEntries(placed.map(({ column }) => [column.field, null])))
  const refused = placed.filter(({ column }) => !(column.field in allowed))
  if (refused.length > 0) {
    const names = refused.map(({ column }) => column.label).join(', ')
    throw new SheetFileError(`Your role may not write ${names}. Take out what is not yours to change.`)
  }
  const needed = neededFields(strapi, type).filter((field) => placed.every(({ column }) => column.field !== field))
  if (needed.length > 0) {
    const names = needed.map((field) => columns.find((one) => one.field === field)?.label ?? field).join(', ')
    throw new SheetFileError(
      `This sheet has no column ${names}, without which nobody can tell which record a row is. Add it.`,
    )
  }
  return { placed, skipped: unknown.map(({ heading }) => heading) }
}

/**
 * Finds a column by its label or field name. For a column of components, the brackets list the fields of a line in
 * order.
 */
function columnCalled(columns: readonly Column[], text: string): Column | null {
  const whole = columns.find((one) => [one.label, one.field].some((name) => isSame(name, text)))
  if (whole) return whole
  const [name = '', inBrackets = ''] = text.split(' (')
  const column = columns.find(({ label }) => isSame(label, name))
  if (column?.kind !== 'parts') return null
  const parts = inBrackets
    .replace(')', '')
    .split('|')
    .map((label) => column.parts.find((part) => isSame(part.label, label.trim())))
  return parts.includes(undefined) ? null : { ...column, parts: parts.filter((part) => part !== undefined) }
}

const isSame = (name: string, text: string) => name.toLowerCase() === text.toLowerCase()

/** Fields that identify a row's record; for an empty address, the fields from which it is made. */
function neededFields(strapi: Core.Strapi, { uid, key }: SheetType): string[] {
  return key.map((field) => addressSourceOf(strapi, uid, field) ?? field)
}

/** The field from which the address in another is made. */
export function addressSourceOf(strapi: Core.Strapi, uid: SheetType['uid'], field: string): string | null {
  const attribute = strapi.contentType(uid).attributes[field]
  return attribute?.type === 'uid' && attribute.targetField ? String(attribute.targetField) : null
}
