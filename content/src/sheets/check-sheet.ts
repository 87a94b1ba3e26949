import { setImmediate as letOthersIn } from 'node:timers/promises'
import { isRecord } from '@ashlar/contract'
import type { Core } from '@strapi/strapi'
import type { PermittedRecords } from '../editors/record-rights'
import { RecordCheck, readPublished } from '../publishing/check-record'
import { type Fields, lineOf, type PublishedRecords } from '../publishing/faults'
import { textOf } from '../publishing/walk'
import { latinSlug } from '../slugs/latin-slug'
import { type Cell, cellOf, readCell } from './cell-values'
import type { Column } from './columns'
import { allDrafts, sheetKeyOf } from './existing'
import { cellName } from './file-fault'
import { addressSourceOf, type PlacedColumn, placeColumns } from './place-columns'
import { isEmpty } from './read-sheet'
import type { PermittedPart, SheetType } from './sheet-types'

/** A fault or notice at a place of a sheet. */
export interface SheetFault {
  /** Row number as in the spreadsheet: the header is row 1. */
  row: number
  /** `F12`; empty when it concerns the whole row, or when the file does not have the column. */
  cell: string
  message: string
}

/** A row that creates or changes a draft. */
export interface PlannedRow {
  row: number
  /** `documentId` of the record to change; null for a new one. */
  record: string | null
  /** The fields that differ from the record. */
  data: Fields
}

export interface CheckedSheet {
  planned: PlannedRow[]
  /** Number of rows that equal their records. */
  same: number
  /** A single fault stops the whole import. */
  faults: SheetFault[]
  /** Faults that the publish rules would find; a draft may have them. */
  notices: SheetFault[]
  /** Headings of columns that the type has not, and that are left out. */
  skipped: readonly string[]
}

/**
 * Compares every row of a sheet with the existing records, and changes nothing.
 *
 * @param permitted what the editor may write.
 * @throws {SheetFileError} when the header has a fault.
 */
export async function checkSheet(
  strapi: Core.Strapi,
  type: SheetType,
  rows: readonly (readonly Cell[])[],
  permitted: PermittedPart,
  skips = false,
): Promise<CheckedSheet> {
  const header = rows[0] ?? []
  const { placed, skipped } = await placeColumns(strapi, type, header, permitted.fields, skips)
  const sheet = new SheetCheck(strapi, type, header, placed, await draftsByKey(strapi, type), permitted.records)
  for (const [index, cells] of rows.entries()) {
    if (index > 0 && !cells.every(isEmpty)) await sheet.take(index + 1, cells)
    // A thousand rows take seconds; requests of visitors must be answered meanwhile.
    await letOthersIn()
  }
  return { ...sheet.checked, skipped }
}

class SheetCheck {
  readonly checked: Omit<CheckedSheet, 'skipped'> = { planned: [], same: 0, faults: [], notices: [] }
  readonly #check: RecordCheck
  readonly #published: PublishedRecords
  /** Row numbers by record key, to find duplicates. */
  readonly #seen = new Map<string, number>()

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly type: SheetType,
    private readonly header: readonly Cell[],
    private readonly placed: readonly PlacedColumn[],
    private readonly drafts: ReadonlyMap<string, readonly Fields[]>,
    private readonly writable: PermittedRecords,
  ) {
    this.#check = new RecordCheck(strapi)
    this.#published = readPublished(strapi)
  }

  async take(row: number, cells: readonly Cell[]): Promise<void> {
    const { strapi, type, placed, checked } = this
    const { data, faults } = this.#read(row, cells)
    const fault = faults.length > 0 ? null : this.#faultOfRow(row, cells, data)
    checked.faults.push(...faults, ...(fault ? [fault] : []))
    if (faults.length > 0 || fault) return
    const found = this.drafts.get(sheetKeyOf(type, data))?.[0]
    const changes = found ? changesTo(placed, found, data) : { data: withoutEmpty(data), lost: [] }
    for (const { field, message } of changes.lost) checked.notices.push(this.#at(row, field, message))
    if (found && Object.keys(changes.data).length === 0) checked.same += 1
    else checked.planned.push({ row, record: found ? String(found.documentId) : null, data: changes.data })
    const record = { ...found, ...data, ...changes.data }
    for (const one of await this.#check.faultsOf(type.uid, record, { published: this.#published })) {
      checked.notices.push(this.#at(row, String(one.path[0] ?? ''), lineOf(strapi, type.uid, one, record)))
    }
  }

  #read(row: number, cells: readonly Cell[]): { data: Fields; faults: SheetFault[] } {
    const data: Fields = {}
    const faults = this.#outside(row, cells)
    for (const { column, at } of this.placed) {
      const read = readCell(column, cells[at] ?? null)
      if ('fault' in read) faults.push(this.#at(row, column.field, `${column.label}: ${read.fault}.`))
      else data[column.field] = read.value
    }
    return { data, faults }
  }

  /** A cell below no heading belongs to a field that nobody can tell. */
  #outside(row: number, cells: readonly Cell[]): SheetFault[] {
    const filled = cells.findIndex((cell, index) => !isEmpty(cell) && isEmpty(this.header[index]))
    // A text with a comma moves the cells after it, also where the last of them is empty.
    const at = filled < 0 && cells.length > this.header.length ? this.header.length : filled
    if (at < 0) return []
    const message =
      at < this.header.length
        ? 'This column has no heading. Write one, or empty the column.'
        : 'This row has more cells than the header. In a CSV, put a text with a comma between quotation marks.'
    return [{ row, cell: cellName(row - 1, at), message }]
  }

  /** Completes the key of a row, and returns why the row identifies no record. */
  #faultOfRow(row: number, cells: readonly Cell[], data: Fields): SheetFault | null {
    const { strapi, type, placed, drafts } = this
    const missing = completeKey(strapi, type, data)
    if (missing) return this.#at(row, missing, 'This cell must not be empty: it tells which record the row is.')
    const key = sheetKeyOf(type, data)
    const of = (message: string) => this.#at(row, type.key[0] ?? '', message)
    const twin = this.#seen.get(key)
    if (twin !== undefined) return of(`Row ${twin} is of the same record. Leave one of both.`)
    this.#seen.set(key, row)
    const found = drafts.get(key) ?? []
    if (found.some(({ documentId }) => !this.writable.has(String(documentId)))) {
      return of('Your role may not change this record. Take the row out.')
    }
    if (found.length > 1)
      return of('Two records are called so, and nobody can tell which is meant. Change one in its form.')
    const namesIt = placed.some(({ column, at }) => type.key.includes(column.field) && !isEmpty(cells[at]))
    if (found.length === 1 && !namesIt) {
      return of('There is a record at this address. Write its address here to change it, or give the new one another.')
    }
    return null
  }

  #at(row: number, field: string, message: string): SheetFault {
    const at = this.placed.find(({ column }) => column.field === field)?.at
    return { row, cell: at === undefined ? '' : cellName(row - 1, at), message }
  }
}

async function draftsByKey(strapi: Core.Strapi, type: SheetType): Promise<Map<string, Fields[]>> {
  const drafts = new Map<string, Fields[]>()
  for (const draft of await allDrafts(strapi, type)) {
    const key = sheetKeyOf(type, draft)
    if (key) drafts.set(key, [...(drafts.get(key) ?? []), draft])
  }
  return drafts
}

/** A new record gets the filled-in fields, and the defaults of its type for all others. */
function withoutEmpty(data: Fields): Fields {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}

/**
 * Makes the address of a row without one from its title, as saving the form would.
 *
 * @returns the missing field when no key can be made.
 */
function completeKey(strapi: Core.Strapi, type: SheetType, data: Fields): string | null {
  for (const field of type.key) {
    if (textOf(data[field])) continue
    const source = addressSourceOf(strapi, type.uid, field)
    if (!source || !textOf(data[source])) return source ?? field
    data[field] = latinSlug(textOf(data[source]))
  }
  return null
}

/**
 * The fields of a row that differ from its record. Fields of a component without a column are kept from the component
 * of the same name.
 */
function changesTo(placed: readonly PlacedColumn[], found: Fields, data: Fields) {
  const changed: Fields = {}
  const lost: { field: string; message: string }[] = []
  for (const { column } of placed) {
    const { field } = column
    if (asRead(column, found[field]) === cellOf(column, data[field])) continue
    if (column.kind !== 'parts') {
      changed[field] = data[field]
      continue
    }
    const kept = keepTheRest(column, found[field], data[field])
    changed[field] = kept.value
    for (const name of kept.lost) {
      lost.push({
        field,
        message: `${column.label}: no line is called “${name}” any more; what its form says besides goes with it.`,
      })
    }
  }
  return { data: changed, lost }
}

/**
 * The value that a field would have after writing and reading its cell, so that spaces at its ends count as no change.
 */
function asRead(column: Column, value: unknown): Cell {
  const cell = cellOf(column, value)
  const read = readCell(column, cell)
  return 'fault' in read ? cell : cellOf(column, read.value)
}

/** Copies to each line the fields that only the form shows, such as a plan, from the component of the same name. */
function keepTheRest(column: Extract<Column, { kind: 'parts' }>, before: unknown, now: unknown) {
  const first = column.parts[0]?.field ?? ''
  const shown = new Set(['id', 'documentId', ...column.parts.map(({ field }) => field)])
  const rest = (Array.isArray(before) ? before : [before]).filter(isRecord).map((part) => ({
    name: String(part[first] ?? ''),
    fields: Object.fromEntries(Object.entries(part).filter(([name, value]) => !shown.has(name) && value !== null)),
  }))
  const give = (part: Fields): Fields => {
    const at = rest.findIndex(({ name }) => name === String(part[first] ?? ''))
    return at < 0 ? part : { ...rest.splice(at, 1)[0]?.fields, ...part }
  }
  const value = Array.isArray(now) ? now.filter(isRecord).map(give) : isRecord(now) ? give(now) : now
  const lost = rest.filter(({ fields }) => Object.keys(fields).length > 0).map(({ name }) => name)
  return { value, lost }
}
