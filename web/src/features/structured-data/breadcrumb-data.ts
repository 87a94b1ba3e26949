import 'server-only'
import type { BreadcrumbList } from 'schema-dts'
import { sayName } from '@/words/say'
import { fullAddress } from './json-ld'

/**
 * The breadcrumb of a page.
 *
 * @param trail as the page shows it, without the page itself.
 * @param page the page's heading. It needs no address, because it is the current page.
 */
export function breadcrumbData(trail: readonly { label: string; href: string }[], page: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...trail.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: sayName(label),
        item: fullAddress(href),
      })),
      { '@type': 'ListItem', position: trail.length + 1, name: page },
    ],
  }
}
