import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'

/** What Strapi passes to those who add columns to a list; the parts that are used here. */
export interface ListView {
  displayedHeaders: object[]
  layout: { settings: { displayName?: string }; options?: { draftAndPublish?: boolean } }
}

/** A record of a list, as its cells get it. */
export interface ListedRecord {
  documentId: string
  updatedAt?: string
}

interface OwnColumn {
  name: string
  label: string
  /** @param model the uid of its type. */
  cell: (record: ListedRecord, model: string) => ReactNode
}

/**
 * Adds a column of ours to lists of records.
 *
 * @param indexIn index of the column among the list's own; `null` for a list without it.
 */
export function addListColumn(
  app: Pick<StrapiApp, 'registerHook'>,
  { name, label, cell }: OwnColumn,
  indexIn: (view: ListView) => number | null,
): void {
  const column = {
    attribute: { type: 'custom' },
    name,
    label: { id: name, defaultMessage: label },
    searchable: false,
    sortable: false,
    cellFormatter: (record: ListedRecord, _header: unknown, { model }: { model: string }) => cell(record, model),
  }
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (view: ListView): ListView => {
    const index = indexIn(view)
    return index === null ? view : { ...view, displayedHeaders: view.displayedHeaders.toSpliced(index, 0, column) }
  })
}
