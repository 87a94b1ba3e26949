import type { ReactElement } from 'react'
import type { DocumentHead } from './document-head'

/** The query of an address: a name that occurs twice has two values. */
export type RouteQuery = Readonly<Record<string, string | string[] | undefined>>

/** A page that a layout can render. */
export interface RoutedPage {
  head: DocumentHead
  view: ReactElement
}

/** The object has no prototype, so `__proto__` and `constructor` are ordinary names. */
export function queryOf({ searchParams }: URL): RouteQuery {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const [name, value] of searchParams) {
    const known = query[name]
    if (known === undefined) query[name] = value
    else if (typeof known === 'string') query[name] = [known, value]
    else known.push(value)
  }
  return query
}
