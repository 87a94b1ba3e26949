import * as z from 'zod/mini'
import { type DocumentFile, documentField } from '../document-file.js'
import { type Picture, pictureField } from '../picture.js'

/** A plan as somebody else drew it: a picture, or a document. */
export type PlanFile = { kind: 'picture'; picture: Picture } | { kind: 'document'; document: DocumentFile }

const ofPicture = z.object({ mime: z.string().check(z.startsWith('image/')) })

/** A media field with a plan; `null` when it is empty or holds another kind of file. */
export const planFileField: z.ZodMiniType<PlanFile | null> = z.pipe(
  z.optional(z.unknown()),
  z.transform((file): PlanFile | null => {
    const document = documentField.parse(file)
    if (document) return { kind: 'document', document }
    const picture = ofPicture.safeParse(file).success ? pictureField.parse(file) : null
    return picture ? { kind: 'picture', picture } : null
  }),
)
