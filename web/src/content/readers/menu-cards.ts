import 'server-only'
import {
  type MenuImage,
  type MenuImageType,
  menuImage,
  type Picture,
  reads,
  resolveHref,
  SERVICES_MENU_RECORDS,
} from '@ashlar/contract'
import { collection } from '../library/library'
import { ownPicture } from '../media/media'
import { bySequence, emptyIfUnavailable } from '../read'
import { readSettings } from './settings'

/** A picture card of a mega menu. */
export interface MenuCard {
  title: string
  description: string
  href: string
  external: boolean
  picture: Picture | null
}

/** Where a card without a link leads: for Services the specification's target of 'View' (section 2), else the menu's page. */
const DEFAULT_LINKS: Readonly<Record<MenuImageType, string>> = {
  Services: '/insights/research-reports',
  Projects: '/projects',
  Technology: '/technology',
}

/**
 * The cards of a menu in the order of `Sequence`; none when they are not available. Services has one for each audience,
 * in the order of the tabs.
 */
export async function readMenuCards(menu: MenuImageType): Promise<MenuCard[]> {
  const [records, { externalAddresses }] = await Promise.all([emptyIfUnavailable(readMenuImages), readSettings()])
  const own = records.filter((record) => record.menu === menu)
  const card = (record: MenuImage, href: string): MenuCard => ({
    title: record.title,
    description: record.description,
    href,
    external: record.external,
    picture: record.picture,
  })
  // A card of Services always stays, because its place stands for an audience.
  if (menu === 'Services') {
    return own
      .slice(0, SERVICES_MENU_RECORDS)
      .map((record) => card(record, resolveHref(record.link, externalAddresses) ?? DEFAULT_LINKS[menu]))
  }
  return own.flatMap((record) => {
    const href = record.link === '' ? DEFAULT_LINKS[menu] : resolveHref(record.link, externalAddresses)
    if (!href) return []
    return [card(record, menu === 'Projects' ? withPropertyType(href, record.title) : href)]
  })
}

/** For cards of Projects. The specification sets `propertytype` to the card's title, whatever the card's link is. */
export function withPropertyType(href: string, title: string): string {
  const [beforeHash = '', hash] = href.split('#', 2)
  const [path = '', query = ''] = beforeHash.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('propertytype', title)
  return `${path}?${parameters}${hash === undefined ? '' : `#${hash}`}`
}

/** Picture cards of the mega menus in the order of `Sequence`. */
const readMenuImages = collection(reads.menuImages, menuImage, (records) =>
  records.map((record) => ({ ...record, picture: ownPicture(record.picture) })).toSorted(bySequence),
)
