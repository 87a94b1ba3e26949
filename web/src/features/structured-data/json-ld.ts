import type { Graph, Thing } from 'schema-dts'

/** What a page states for machines, as the text of a `script` of type `application/ld+json`. */
export function jsonLdOf(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // Nothing that an editor writes may end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
