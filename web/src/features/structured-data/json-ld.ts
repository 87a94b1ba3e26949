import 'server-only'
import type { Graph, Thing } from 'schema-dts'
import { env } from '@/config/env'

/** What a page states for machines, as the text of a `script` of type `application/ld+json`. */
export function jsonLdOf(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // Nothing that an editor writes may end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

/** The address that visitors know, of a path on the site. */
export function fullAddress(path: string): string {
  return new URL(path, env().SITE_URL).href
}
