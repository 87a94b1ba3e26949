import type { ReactElement } from 'react'
import type { DocumentHead } from './document-head'

/** The query of an address: a name that stands there twice has two values. */
export type RouteQuery = Readonly<Record<string, string | string[] | undefined>>

/** A page, ready to be laid out. */
export interface RoutedPage {
  head: DocumentHead
  view: ReactElement
}

/** Of an object without a prototype: `__proto__` and `constructor` are names as any other. */
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
