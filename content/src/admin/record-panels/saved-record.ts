import type { RecordPanelProps } from './types'

/** The id of the record in a form; `null` for a new one that is not saved, and for what is not content of ours. */
export function savedRecordOf({ model, documentId, document }: RecordPanelProps): string | null {
  const id = document?.documentId ?? documentId
  return id && id !== 'create' && model.startsWith('api::') ? id : null
}

/** Changes whenever the record is saved, published or taken down. */
export function savedVersionOf({ document }: RecordPanelProps): string {
  return `${document?.updatedAt} ${document?.status}`
}
