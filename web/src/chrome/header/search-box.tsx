'use client'

import { useSyncExternalStore } from 'react'
import { SearchForm } from './search-form'

const never = () => () => undefined

/**
 * The search box of the specification: it appears after the first client render, in a place kept free for it. Its twin
 * for visitors without script stands beside it in a `noscript`.
 */
export function SearchBox() {
  const rendered = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return rendered ? <SearchForm onSubmit={emptyAfterwards} /> : null
}

/** The browser reads the field when it leaves for the results, which is after this handler; then the box is empty. */
function emptyAfterwards(form: HTMLFormElement): void {
  setTimeout(() => form.reset())
}
