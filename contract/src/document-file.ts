import * as z from 'zod/mini'
import { number } from './wire/fields.js'

/** The only kind of document that pages offer; a browser opens it without a program of its own. */
const DOCUMENT_TYPE = 'application/pdf'

/** A PDF of the media library. `url` is the backend's; the site serves the file from its own `/media/`. */
export interface DocumentFile {
  url: string
  /** `null` when unknown. */
  bytes: number | null
  /** Changes when the file is replaced under the same address; `null` when unknown. */
  version: string | null
}

const wireDocument = z.object({
  url: z.string().check(z.minLength(1)),
  mime: z.literal(DOCUMENT_TYPE),
  size: number,
  updatedAt: z.nullish(z.string()),
})

/** A media field with a document: `null` when it is empty or holds another kind of file, so that the page still renders. */
export const documentField = z.catch(
  z.pipe(
    z.nullish(wireDocument),
    z.transform((wire): DocumentFile | null =>
      wire
        ? {
            url: wire.url,
            // Strapi counts in thousands of bytes.
            bytes: wire.size === null ? null : Math.round(wire.size * 1000),
            version: wire.updatedAt ?? null,
          }
        : null,
    ),
  ),
  null,
)
