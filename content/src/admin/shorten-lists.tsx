import { Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType, ReactNode } from 'react'
import { NumberFilter } from '../field-rules/admin/number-filter'
import { indianNumber } from '../field-rules/indian-number'
import { addStyles } from './add-styles'
import type { ListView } from './list-columns'
import { dayOf, timeOf } from './times'

interface Column {
  name?: string
  attribute?: { type: string }
  cellFormatter?: (record: Readonly<Record<string, unknown>>) => ReactNode
}

interface ListFilters {
  displayedFilters: ListFilter[]
}

interface ListFilter {
  name: string
  type: string
  /** Of a relation: the field by which it is filtered. */
  mainField?: { type: string }
  input?: ComponentType<never>
}

/** Keys of the database, by which no editor looks for a record. */
const KEYS = new Set(['id', 'documentId'])

const number = (stored: string) => indianNumber(Number(stored))

/**
 * How a column writes its values, by the type of its field; Strapi writes Thursday, November 12, 2026 at 9:30 AM, and
 * 160,000,000.
 */
const WRITERS: Readonly<Record<string, (stored: string) => string>> = {
  ...{ date: dayOf, datetime: timeOf },
  ...{ integer: number, biginteger: number, decimal: number, float: number },
}

/**
 * Narrow cells. Lists of Strapi's own (they can mark every record at once) and those of ours wrap their words: Strapi
 * cuts them off, and records with a long name would look alike.
 */
const STYLES = `
  #main-content :is(td, th) { padding-inline: 6px; }
  #main-content :is(td, th) :is(span, a) { white-space: normal; }
  #main-content table:has(th [role='checkbox']) td :is(span, a) { max-width: 13vw; }
  #main-content table:has(th [role='checkbox']) td:nth-child(2) :is(span, a) {
    min-width: 120px;
    max-width: 20vw;
    overflow-wrap: anywhere;
  }
  @media (max-width: 1080px) {
    #main-content table:has(th [role='checkbox']) td:nth-child(2) :is(span, a) { min-width: 180px; max-width: 180px; }
  }
  @media (max-width: 1024px) {
    #main-content table:has(th [role='checkbox']) td:nth-child(2) :is(span, a) { min-width: 120px; max-width: 120px; }
  }
`

/** Beside the menu of the content manager there is room for this many columns, the state and the menu of a row. */
const NARROW = '(max-width: 1024px)'
const MOST_WHEN_NARROW = 3

/** Makes the lists of the content manager narrow enough to show the state of each record on a small laptop, and their filters short. */
export function shortenLists(app: Pick<StrapiApp, 'registerHook'>): void {
  addStyles(STYLES)
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', (view: ListView): ListView => {
    // The first column stays Strapi's own: it is the link to the record.
    const [first, ...others] = matchMedia(NARROW).matches
      ? view.displayedHeaders.slice(0, MOST_WHEN_NARROW)
      : view.displayedHeaders
    return first ? { ...view, displayedHeaders: [first, ...others.map(withOurWriting)] } : view
  })
  app.registerHook('Admin/CM/pages/ListView/inject-in-filters', (list: ListFilters) => ({
    ...list,
    displayedFilters: list.displayedFilters.filter(({ name }) => !KEYS.has(name)).map(withOurInput),
  }))
}

function withOurWriting(column: Column): Column {
  const { name, attribute } = column
  const write = WRITERS[attribute?.type ?? '']
  if (!name || !write) return column
  return { ...column, cellFormatter: (record) => <Typography>{written(record[name], write)}</Typography> }
}

function withOurInput(filter: ListFilter): ListFilter {
  const isNumber = WRITERS[filter.mainField?.type ?? filter.type] === number
  return filter.input || !isNumber ? filter : { ...filter, input: NumberFilter }
}

function written(value: unknown, write: (stored: string) => string): string {
  return typeof value === 'string' || typeof value === 'number' ? write(String(value)) : '-'
}
