import type { UID } from '@strapi/strapi'
import { contentModels, uidOf } from '../content-models'

/** A content type that goes in and out as a spreadsheet, one record a row. */
export interface SheetType {
  model: string
  uid: UID.ContentType
  /** Its records together, as an editor calls them; also the name of the file. */
  name: string
  /** Fields that tell which record a row is. */
  key: readonly string[]
  /** Fields of JSON that are lists of words, an entry a line. What else is JSON stays in the form. */
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
