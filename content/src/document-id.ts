import { isRecord } from '@ashlar/contract'

/**
 * The id of the record that an action of the Document Service is about.
 *
 * @param value the parameters of the action, or its result.
 * @returns `null` where none is named, as when a record is created.
 */
export function documentIdOf(value: unknown): string | null {
  return isRecord(value) && typeof value.documentId === 'string' ? value.documentId : null
}
