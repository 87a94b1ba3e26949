import { type Picture, pictureField } from './picture.js'
import { text } from './wire/fields.js'

/** What search engines and previews of links show of a page, where it differs from what the page itself says. */
export interface Sharing {
  /** Empty for the title of the page. */
  searchTitle: string
  /** Empty for the page's own first words. */
  searchDescription: string
  /** Shown as it is in previews of links; `null` for the picture that the site draws. */
  sharePicture: Picture | null
}

/** The fields of a `Sharing` on the wire. */
export const sharingFields = { searchTitle: text, searchDescription: text, sharePicture: pictureField }
