import type { UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'
import type { PermittedRecords } from '../editors/record-rights'
import type { Fields } from '../publishing/faults'
import { sheetTable } from './sheet-table'

/** A content type that can be exported and imported as a spreadsheet, one record in each row. */
export interface SheetType {
  model: string
  uid: UID.ContentType
  /** What editors call its records; also the name of the file. */
  name: string
  /** Fields that identify the record of a row. */
  key: readonly string[]
  /** JSON fields that are lists of words, one entry on each line. Other JSON fields can be edited only in the form. */
  words: readonly string[]
}

/** What an editor may read or write of a type. */
export interface PermittedPart {
  /** Removes the other fields of a record. */
  fields(record: Fields): Promise<Fields>
  records: PermittedRecords
}

export const sheetTypes: readonly SheetType[] = sheetTable.map((type) => ({
  ...type,
  uid: uidOf(type.model),
  key: contentModels.find(({ model }) => model === type.model)?.naturalKey ?? [],
}))
