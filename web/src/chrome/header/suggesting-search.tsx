import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { SuggestingField } from '@/features/search/suggesting-field'
import { FIELD, SearchForm } from './search-form'

/** Puts the field with suggestions in the place of the plain one, with what was typed and where the caret stood. */
export function takeOver(place: HTMLElement, input: HTMLInputElement): void {
  const { value, selectionStart: start, selectionEnd: end } = input
  // At once: a letter typed between this reading and the change of fields would be lost.
  flushSync(() => {
    createRoot(place).render(<SearchForm field={<SuggestingField field={FIELD} before={{ value, start, end }} />} />)
  })
}
