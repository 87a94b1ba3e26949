import 'server-only'
import {
  type Audience,
  audiences,
  type ExternalAddress,
  type Link,
  type MenuItem,
  type MenuName,
  type MenuStructure,
  menuStructure,
  reads,
  resolveHref,
} from '@ashlar/contract'
import { log } from '@/config/log'
import { builtInMenus } from '../built-in'
import { collection } from '../library/library'
import { emptyIfUnavailable } from '../read'
import { readSettings } from './settings'

/** A link with the links below it. */
export interface NavigationItem extends Link {
  subitems: Link[]
}

export interface AudienceList {
  audience: Audience
  items: NavigationItem[]
}

/** Every list of links of header, drawers and footer, with resolved addresses. */
export interface Navigation {
  services: { heading: string; audiences: AudienceList[] }
  technology: { heading: string; audiences: AudienceList[] }
  projects: { heading: string; items: NavigationItem[] }
  aboutUs: { heading: string; items: NavigationItem[] }
  insights: { heading: string; items: NavigationItem[] }
  footer: { title: string; links: Link[] }[]
}

export async function readNavigation(): Promise<Navigation> {
  const [structures, { externalAddresses }] = await Promise.all([readMenuStructures(), readSettings()])
  const of = (menu: MenuName) => structures.filter((structure) => structure.menu === menu)
  return {
    services: byAudience(of('Services'), externalAddresses),
    technology: byAudience(of('Technology'), externalAddresses),
    projects: flattened(of('Projects'), externalAddresses),
    aboutUs: flattened(of('AboutUs'), externalAddresses),
    insights: flattened(of('Insights'), externalAddresses),
    footer: of('Footer')
      .flatMap((structure) => structure.items)
      .map((column) => ({ title: column.title, links: resolveItem(column, externalAddresses).subitems })),
  }
}

/** Every list of links of header, drawers and footer; the built-in ones when there is no other copy. */
async function readMenuStructures(): Promise<readonly MenuStructure[]> {
  const records = await emptyIfUnavailable(readWrittenMenus)
  return records.length > 0 ? records : builtInMenus
}

const readWrittenMenus = collection(reads.menuStructures, menuStructure)

function byAudience(structures: MenuStructure[], addresses: readonly ExternalAddress[]) {
  return {
    heading: structures[0]?.heading ?? '',
    audiences: audiences.flatMap((audience): AudienceList[] => {
      const structure = structures.find((candidate) => candidate.audience === audience)
      return structure ? [{ audience, items: resolveItems(structure.items, addresses) }] : []
    }),
  }
}

function flattened(structures: MenuStructure[], addresses: readonly ExternalAddress[]) {
  return {
    heading: structures[0]?.heading ?? '',
    items: structures.flatMap((structure) => resolveItems(structure.items, addresses)),
  }
}

function resolveItems(items: readonly MenuItem[], addresses: readonly ExternalAddress[]): NavigationItem[] {
  return items
    .map((item) => resolveItem(item, addresses))
    .filter((item) => item.href !== '' || item.subitems.length > 0)
}

/** An item whose address cannot be resolved keeps its sub-links; such a sub-link is left out. */
function resolveItem(item: MenuItem, addresses: readonly ExternalAddress[]): NavigationItem {
  return {
    label: item.title,
    href: (item.link && resolve(item.link, addresses)) || '',
    external: item.external,
    subitems: item.subitems.flatMap((subitem): Link[] => {
      const href = resolve(subitem.link, addresses)
      return href ? [{ label: subitem.name, href, external: subitem.external }] : []
    }),
  }
}

function resolve(link: string, addresses: readonly ExternalAddress[]): string | null {
  const href = resolveHref(link, addresses)
  if (!href) log.warn({ type: 'menu-structure', field: 'link', link }, 'a link leads nowhere and was left out')
  return href
}
