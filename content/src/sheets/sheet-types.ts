import type { UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'

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

const TYPES = [
  {
    model: 'consolidated-project',
    name: 'Projects',
    words: ['amenities', 'industries', 'banks', 'brochureHighlights'],
  },
  { model: 'opening', name: 'Openings', words: ['youWill', 'youBring', 'weOffer'] },
  { model: 'insights-research-report', name: 'Research reports', words: ['findings'] },
  { model: 'homepage-press-coverage', name: 'Press coverage', words: [] },
  { model: 'former-address', name: 'Redirects', words: [] },
]

export const sheetTypes: readonly SheetType[] = TYPES.map((type) => ({
  ...type,
  uid: uidOf(type.model),
  key: contentModels.find(({ model }) => model === type.model)?.naturalKey ?? [],
}))
