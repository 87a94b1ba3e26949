import {
  HOME_BANNERS,
  menusByAudience,
  type NeededPage,
  neededPages,
  type RecordFault,
  SERVICES_MENU_RECORDS,
} from '@ashlar/contract'
import type { Examined, Fields, PublishRule } from './faults'
import { recordsOf, textOf } from './walk'

/** Menus, their picture cards and the banners of the home page: each published record has a place where it is shown. */
export const menuRule: PublishRule = async (examined) => {
  switch (examined.model) {
    case 'menu-structure':
      return [...(await audienceFaults(examined)), ...(await footerFaults(examined))]
    case 'menu-images-mdm':
      return cardFaults(examined)
    case 'homepage-banner':
      return bannerFaults(examined)
    default:
      return []
  }
}

/** A menu by audience shows one record for each audience, and none without. */
async function audienceFaults({ record, published }: Examined): Promise<RecordFault[]> {
  const menu = menusByAudience.find((one) => one === record.menu)
  if (!menu) return []
  const audience = textOf(record.audience)
  if (!audience) return [{ path: ['audience'], message: `the menu ${menu} has a tab for each audience; choose one` }]
  const others = othersOf(record, await published.all('menu-structure'))
  return others.some((one) => one.menu === menu && one.audience === audience)
    ? [{ path: ['audience'], message: `${menu} has a record for ${audience} already; change that one` }]
    : []
}

/** All records of the footer together lead to the legal pages. */
async function footerFaults({ record, published }: Examined): Promise<RecordFault[]> {
  if (record.menu !== 'Footer') return []
  return lostFooterLinks([record, ...othersOf(record, await published.all('menu-structure'))]).map(
    ({ path, reason }) => ({
      path: ['items'],
      message: `the footer must keep a link to ${path}, because ${reason}`,
    }),
  )
}

/** The legal pages that no record of the footer leads to, among these records of menus. */
export function lostFooterLinks(menus: readonly Fields[]): readonly NeededPage[] {
  const links = new Set(menus.filter(({ menu }) => menu === 'Footer').flatMap(linksOf))
  return neededPages.filter(({ path, inFooterRecords }) => inFooterRecords && !links.has(path))
}

function linksOf(record: Fields): string[] {
  return recordsOf(record.items).flatMap(({ subitems }) => recordsOf(subitems).map(({ link }) => textOf(link)))
}

/** The menu of services has a card for each audience; the cards of other menus need a link. */
async function cardFaults({ record, published }: Examined): Promise<RecordFault[]> {
  if (record.Type !== 'Services') {
    return textOf(record.ImageLink) ? [] : [{ path: ['ImageLink'], message: 'is missing; choose where the card leads' }]
  }
  const others = othersOf(record, await published.all('menu-images-mdm')).filter(({ Type }) => Type === 'Services')
  return others.length >= SERVICES_MENU_RECORDS
    ? [
        {
          path: ['Type'],
          message: `the menu already has its ${SERVICES_MENU_RECORDS} cards, one for each audience; change one of those`,
        },
      ]
    : []
}

/** A banner must be among the first, which the home page shows. */
async function bannerFaults({ record, published }: Examined): Promise<RecordFault[]> {
  const place = orderOf(record)
  const before = othersOf(record, await published.all('homepage-banner')).filter((one) => orderOf(one) <= place)
  return before.length >= HOME_BANNERS
    ? [
        {
          path: ['sequence'],
          message: `the home page shows the first ${HOME_BANNERS} banners, and ${before.length} stand before this one; give it a smaller number, or take one down`,
        },
      ]
    : []
}

/** The site puts a banner without a number last. */
function orderOf({ sequence }: Fields): number {
  return typeof sequence === 'number' ? sequence : Number.MAX_SAFE_INTEGER
}

function othersOf(record: Fields, all: readonly Fields[]): Fields[] {
  return all.filter(({ documentId }) => documentId !== record.documentId)
}
