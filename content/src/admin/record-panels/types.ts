/** What Strapi hands a panel beside a record's form. */
export interface RecordPanelProps {
  activeTab: 'draft' | 'published' | null
  collectionType: string
  model: string
  /** Missing while a record is being made. */
  documentId?: string
  document?: { updatedAt?: string }
}

/** What a panel answers: null leaves it out. */
export interface RecordPanel {
  title: string
  content: React.ReactNode
}
