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
