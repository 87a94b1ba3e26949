import { isRecord } from '@ashlar/contract'
import type { Change } from '../change/change'

/**
 * Whether a change may have altered what the site reads. Saving or discarding a draft cannot.
 *
 * @param change made: `entries` of its result are the rows that it published or removed.
 */
export function changesPublishedContent({
  action,
  publishes,
  result,
}: Pick<Change, 'action' | 'publishes' | 'result'>): boolean {
  switch (action) {
    case 'publish':
    case 'unpublish':
      return entriesOf(result).length > 0
    case 'delete':
      return entriesOf(result).some((entry) => isRecord(entry) && Boolean(entry.publishedAt))
    default:
      return publishes
  }
}

function entriesOf(result: unknown): unknown[] {
  return isRecord(result) && Array.isArray(result.entries) ? result.entries : []
}
