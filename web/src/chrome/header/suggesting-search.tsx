import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SEARCH_PATH } from '@/features/search/search-href'
import { SuggestingField } from '@/features/search/suggesting-field'
import { addressOnPage } from '@/words/address-in-browser'
import { SEARCH_FIELD, SearchForm, searchExample } from './search-form'

/** Replaces the plain field with the one that suggests, and keeps the typed text and the position of the caret. */
export function showSuggestingField(place: HTMLElement, input: HTMLInputElement): void {
  const { value, selectionStart: start, selectionEnd: end } = input
  // Synchronous: a letter typed between reading the old field and replacing it would be lost.
  flushSync(() => {
    createRoot(place).render(
      <SearchForm
        action={addressOnPage(SEARCH_PATH)}
        field={
          <SuggestingField field={{ ...SEARCH_FIELD, placeholder: searchExample() }} before={{ value, start, end }} />
        }
      />,
    )
  })
}
