import 'server-only'
import type { BreadcrumbList } from 'schema-dts'
import { fullAddress } from './json-ld'

/**
 * The way from the top down to a page.
 *
 * @param trail as the page shows it, without the page itself.
 * @param page its first heading. It needs no address: it is where one is.
 */
export function breadcrumbData(trail: readonly { label: string; href: string }[], page: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: fullAddress(href),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: page },
    ],
  }
}
