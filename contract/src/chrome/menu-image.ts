import * as z from 'zod/mini'
import { type Picture, pictureField } from '../picture.js'

/** The menus that show picture cards. */
export const menuImageTypes = ['Services', 'Projects', 'Technology'] as const
export type MenuImageType = (typeof menuImageTypes)[number]

/** A picture card of a mega menu. */
export interface MenuImage {
  sequence: number
  menu: MenuImageType
  title: string
  description: string
  /** As stored: a path, a full address or an `external:` reference. Empty when there is none. */
  link: string
  external: boolean
  picture: Picture | null
}

/** Wire names as the specification has them. */
export const menuImage = z.pipe(
  z.object({
    Sequence: z.number(),
    Type: z.enum(menuImageTypes),
    ImageTitle: z.string().check(z.minLength(1)),
    ImageDescription: z.nullish(z.string()),
    ImageLink: z.nullish(z.string()),
    isExternal: z.nullish(z.boolean()),
    Image: pictureField,
  }),
  z.transform(
    (wire): MenuImage => ({
      sequence: wire.Sequence,
      menu: wire.Type,
      title: wire.ImageTitle,
      description: wire.ImageDescription ?? '',
      link: wire.ImageLink ?? '',
      external: wire.isExternal ?? false,
      picture: wire.Image ?? null,
    }),
  ),
)

/** Number of records in the Services menu, the first by Sequence: one for each audience. */
export const SERVICES_MENU_RECORDS = 4
