import 'server-only'
import type { Graph, Thing } from 'schema-dts'
import { env } from '@/config/env'

/** The structured data of a page, as the text of a `script` of type `application/ld+json`. */
export function jsonLdOf(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // Text of an editor must not close the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** The public address of a path on the site. */
export function fullAddress(path: string): string {
  return new URL(path, env().SITE_URL).href
}
