import type { ReactElement } from 'react'
import type { DocumentHead } from './document-head'

/** The query of an address: a name that stands there twice has two values. */
export type RouteQuery = Readonly<Record<string, string | string[] | undefined>>

/** A page, ready to be laid out. */
export interface RoutedPage {
  head: DocumentHead
  view: ReactElement
}

export function queryOf({ searchParams }: URL): RouteQuery {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}
