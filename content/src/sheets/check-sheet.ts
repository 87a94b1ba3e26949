import { setImmediate as letOthersIn } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'
import type { PermittedRecords } from '../editors/record-rights'
import { RecordCheck, readPublished } from '../publishing/check-record'
import { type Fields, lineOf, type PublishedRecords } from '../publishing/faults'
import { textOf } from '../publishing/walk'
import { latinSlug } from '../slugs/latin-slug'
import { type Cell, cellOf, readCell, textOfCell } from './cell-values'
import { changesTo } from './changes'
import type { Column } from './columns'
import { allDrafts, sheetKeyOf } from './existing'
import { cellName } from './file-fault'
import { addressSourceOf, type PlacedColumn, placeColumns } from './place-columns'
import { isEmpty } from './read-sheet'
import type { PermittedPart, SheetType } from './sheet-types'
import { spoiledCopy } from './spoiled-text'
import { withStoredNames } from './stored-names'

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

/** A cell as it was read. Its text tells whether it is that of the record. */
interface ReadCell {
  column: Column
  text: string
  value?: unknown
  fault?: string
  notice?: string | undefined
}

interface ReadRow {
  data: Fields
  cells: readonly ReadCell[]
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
    const read = this.#read(cells)
    const { found, fault } = this.#recordOf(row, cells, read.data)
    const faults = [...this.#outside(row, cells), ...(await this.#settle(row, read, found)), ...(fault ? [fault] : [])]
    checked.faults.push(...faults)
    if (faults.length > 0) return
    const { data } = read
    const changes = found ? changesTo(placed, found, data) : { data: withoutEmpty(data), lost: [] }
    for (const { field, message } of changes.lost) checked.notices.push(this.#at(row, field, message))
    if (found && Object.keys(changes.data).length === 0) checked.same += 1
    else checked.planned.push({ row, record: found ? String(found.documentId) : null, data: changes.data })
    const record = { ...found, ...data, ...changes.data }
    const refused = await this.#check.faultsOf(type.uid, record, { published: this.#published })
    for (const one of refused) {
      checked.notices.push(this.#at(row, String(one.path[0] ?? ''), lineOf(strapi, type.uid, one, record)))
    }
    const told = new Set(refused.map(({ path }) => path[0]))
    for (const { column, notice } of read.cells) {
      if (notice && !told.has(column.field)) checked.notices.push(this.#ofColumn(row, column, notice))
    }
  }

  #read(cells: readonly Cell[]): ReadRow {
    const data: Fields = {}
    const read = this.placed.map(({ column, at }): ReadCell => {
      const cell = cells[at] ?? null
      const reading = readCell(column, cell)
      // A key that is at fault may be that of a record all the same.
      data[column.field] = 'fault' in reading ? textOfCell(cell) : reading.value
      return { column, text: textOfCell(cell), ...reading }
    })
    return { data, cells: read }
  }

  /**
   * Gives each field its value, and returns what cannot be imported. What a record says already may stay: its draft was
   * saved so.
   */
  async #settle(row: number, { data, cells }: ReadRow, found: Fields | undefined): Promise<SheetFault[]> {
    const faults: SheetFault[] = []
    for (const read of cells) {
      const { column, text } = read
      const stored = found ? textOfCell(cellOf(column, found[column.field])) : null
      const isSame = column.kind === 'address' ? text.toLowerCase() === stored?.toLowerCase() : text === stored
      if (found && isSame) {
        data[column.field] = found[column.field]
        read.notice ??= read.fault
        continue
      }
      const fault = read.fault ?? (stored ? spoiledCopy(text, stored) : null)
      if (fault) faults.push(this.#ofColumn(row, column, fault))
      else
        data[column.field] = await withStoredNames(this.type.model, column.field, data[column.field], this.#published)
    }
    return faults
  }

  /** A cell below no heading belongs to a field that nobody can tell. */
  #outside(row: number, cells: readonly Cell[]): SheetFault[] {
    const filled = cells.findIndex((cell, index) => !isEmpty(cell) && isEmpty(this.header[index]))
    // A text with a comma moves the cells after it, also where the last of them is empty.
    const at = filled < 0 && cells.length > this.header.length ? this.header.length : filled
    if (at < 0) return this.#cutShort(row, cells)
    const message =
      at < this.header.length
        ? 'This column has no heading. Write one, or empty the column.'
        : 'This row has more cells than the header. In a CSV, put a text with a comma between quotation marks.'
    return [{ row, cell: cellName(row - 1, at), message }]
  }

  /** Cells that a row does not have would empty their fields. */
  #cutShort(row: number, cells: readonly Cell[]): SheetFault[] {
    if (this.placed.every(({ at }) => at < cells.length)) return []
    const message = `Row ${row} has ${cells.length} cells, and the header ${this.header.length}. Write the signs between the empty cells too, or save the table as .xlsx.`
    return [{ row, cell: '', message }]
  }

  /** Completes the key of a row, and returns its record, or why it identifies none. */
  #recordOf(row: number, cells: readonly Cell[], data: Fields): { found?: Fields; fault?: SheetFault } {
    const { strapi, type, placed } = this
    const missing = completeKey(strapi, type, data)
    if (missing)
      return { fault: this.#at(row, missing, 'This cell must not be empty: it tells which record the row is.') }
    const of = (message: string) => ({ fault: this.#at(row, type.key[0] ?? '', message) })
    const found = this.#called(data)
    const key = found.length === 1 ? String(found[0]?.documentId) : sheetKeyOf(type, data)
    const twin = this.#seen.get(key)
    if (twin !== undefined) return of(`Row ${twin} is of the same record. Leave one of both.`)
    this.#seen.set(key, row)
    if (found.some(({ documentId }) => !this.writable.has(String(documentId)))) {
      return of('Your role may not change this record. Take the row out.')
    }
    if (found.length > 1)
      return of('Two records are called so, and nobody can tell which is meant. Change one in its form.')
    const namesIt = placed.some(({ column, at }) => type.key.includes(column.field) && !isEmpty(cells[at]))
    if (found.length === 1 && !namesIt) {
      return of('There is a record at this address. Write its address here to change it, or give the new one another.')
    }
    return found[0] ? { found: found[0] } : {}
  }

  /** The records of a key: of several that differ in case alone, the one that is written so. */
  #called(data: Fields): readonly Fields[] {
    const { type, drafts } = this
    const found = drafts.get(sheetKeyOf(type, data)) ?? []
    const exact = found.filter((one) =>
      type.key.every((field) => textOfCell(one[field] as Cell) === textOfCell(data[field] as Cell)),
    )
    return exact.length > 0 ? exact : found
  }

  #ofColumn(row: number, { field, label }: Column, message: string): SheetFault {
    return this.#at(row, field, `${label}: ${message}.`)
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
