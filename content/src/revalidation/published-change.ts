import { isRecord } from '@ashlar/contract'

/**
 * Whether an action of Strapi's Document Service may have changed what the site reads. Saving or discarding a draft
 * cannot.
 *
 * @param result the result of the action: `entries` are the rows that it published or removed.
 */
export function changesPublishedContent(action: string, params: unknown, result: unknown): boolean {
  switch (action) {
    case 'create':
    case 'update':
      return isRecord(params) && params.status === 'published'
    case 'publish':
    case 'unpublish':
      return entriesOf(result).length > 0
    case 'delete':
      return entriesOf(result).some((entry) => isRecord(entry) && Boolean(entry.publishedAt))
    default:
      return false
  }
}

function entriesOf(result: unknown): unknown[] {
  return isRecord(result) && Array.isArray(result.entries) ? result.entries : []
}
