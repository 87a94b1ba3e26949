import * as z from 'zod/mini'
import { text } from '../wire/fields.js'

/** The menus and other places whose links come from the content backend. */
export const menuNames = ['Services', 'Projects', 'Technology', 'AboutUs', 'Insights', 'Footer'] as const
export type MenuName = (typeof menuNames)[number]

/** The audiences that a visitor can choose, in the order of the tabs. */
export const audiences = ['Developers', 'Channel Partners', 'Corporates', 'Consumers'] as const
export type Audience = (typeof audiences)[number]

/** Menus with one record for each audience; of the other menus every record is shown. */
export const menusByAudience: readonly MenuName[] = ['Services', 'Technology']

export interface MenuSubitem {
  name: string
  link: string
  external: boolean
}

export interface MenuItem {
  title: string
  link: string
  external: boolean
  subitems: MenuSubitem[]
}

/**
 * One list of links: a menu, or one audience's tab of a menu. In the footer an item is a column and its sub-items are
 * the links.
 */
export interface MenuStructure {
  menu: MenuName
  audience: Audience | null
  heading: string
  items: MenuItem[]
}

const subitem = z.pipe(
  z.object({
    name: z.string().check(z.minLength(1)),
    link: z.string().check(z.minLength(1)),
    external: z.nullish(z.boolean()),
  }),
  z.transform((wire): MenuSubitem => ({ name: wire.name, link: wire.link, external: wire.external ?? false })),
)

const item = z.pipe(
  z.object({
    title: z.string().check(z.minLength(1)),
    link: z.nullish(z.string()),
    external: z.nullish(z.boolean()),
    subitems: z.nullish(z.array(subitem)),
  }),
  z.transform(
    (wire): MenuItem => ({
      title: wire.title,
      link: wire.link ?? '',
      external: wire.external ?? false,
      subitems: wire.subitems ?? [],
    }),
  ),
)

export const menuStructure = z.pipe(
  z.object({
    menu: z.enum(menuNames),
    audience: z.nullish(z.enum(audiences)),
    heading: z.nullish(z.string()),
    items: z.nullish(z.array(item)),
  }),
  z.transform(
    (wire): MenuStructure => ({
      menu: wire.menu,
      audience: wire.audience ?? null,
      heading: wire.heading ?? '',
      items: wire.items ?? [],
    }),
  ),
)

/** The second film of the About Us menu; `null` for the default in the settings. */
export interface AboutUsMenu {
  videoId: string | null
}

export const aboutUsMenu = z.pipe(
  z.object({ video_Id: text }),
  z.transform((wire): AboutUsMenu => ({ videoId: wire.video_Id.trim() || null })),
)
