/** What Strapi passes to a panel beside a record's form. */
export interface RecordPanelProps {
  activeTab: 'draft' | 'published' | null
  collectionType: string
  model: string
  /** Missing while a new record is not saved yet. */
  documentId?: string
  document?: { documentId?: string; updatedAt?: string; status?: string; form?: string }
}

/** What a panel returns; null hides it. */
export interface RecordPanel {
  title: string
  content: React.ReactNode
}

/** The id of the record in a form; `null` for a new one that is not saved, and for what is not content of ours. */
export function savedRecordOf({ model, documentId, document }: RecordPanelProps): string | null {
  const id = document?.documentId ?? documentId
  return id && id !== 'create' && model.startsWith('api::') ? id : null
}

/** Changes whenever the record is saved, published or taken down. */
export function savedVersionOf({ document }: RecordPanelProps): string {
  return `${document?.updatedAt} ${document?.status}`
}
