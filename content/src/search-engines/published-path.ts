/** The address of a record's page, by model: the path above it and the field that names it. */
export const pageModels: Readonly<Record<string, { field: string; under: string }>> = {
  page: { field: 'path', under: '' },
  'consolidated-project': { field: 'slug', under: '/projects/' },
  'insights-research-report': { field: 'slug', under: '/insights/research-reports/' },
  vodcast: { field: 'slug', under: '/insights/knowledge-exchange/' },
  opening: { field: 'slug', under: '/careers/' },
  post: { field: 'slug', under: '/blog/' },
  'services-mdm': { field: 'path', under: '' },
}

/**
 * The paths of the pages that show a change.
 *
 * @param result the result of an action of Strapi's Document Service: one row, or several under `entries`.
 * @returns an empty list for a model whose records have no page of their own.
 */
export function publishedPaths(model: string, result: unknown): string[] {
  const page = pageModels[model]
  if (!page || typeof result !== 'object' || result === null) return []
  const rows: unknown[] = 'entries' in result && Array.isArray(result.entries) ? result.entries : [result]
  return rows.flatMap((row) => {
    const name = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[page.field] : undefined
    return typeof name === 'string' && name !== '' ? [page.under + name] : []
  })
}
