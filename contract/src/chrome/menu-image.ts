import * as z from 'zod/mini'
import { type Picture, pictureField } from '../picture.js'
import { flag, place, required, text } from '../wire/fields.js'

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

/** The menu's name in whatever letters: `projects`, `PROJECTS`. */
const menuType = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => menuImageTypes.find((type) => type.toLowerCase() === value.trim().toLowerCase()) ?? value),
  ),
  z.enum(menuImageTypes),
)

/** Wire names as the specification has them. */
export const menuImage = z.pipe(
  z.object({
    Sequence: place,
    Type: menuType,
    ImageTitle: required,
    ImageDescription: text,
    ImageLink: text,
    isExternal: flag,
    Image: pictureField,
  }),
  z.transform(
    (wire): MenuImage => ({
      sequence: wire.Sequence,
      menu: wire.Type,
      title: wire.ImageTitle,
      description: wire.ImageDescription,
      link: withItsSlash(wire.ImageLink.trim()),
      external: wire.isExternal,
      picture: wire.Image ?? null,
    }),
  ),
)

/** A path that was stored without its slash, and a host without its scheme. */
function withItsSlash(link: string): string {
  if (/^www\.[\w-]+\.[^\s:]+$/i.test(link)) return `https://${link}`
  return /^[a-z0-9][^\s:]*$/i.test(link) ? `/${link}` : link
}

/** Number of records in the Services menu, the first by Sequence: one for each audience. */
export const SERVICES_MENU_RECORDS = 4
