'use client'

import { type ComponentProps, type ComponentType, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { SuggestingField } from '@/features/search/suggesting-field'
import { FIELD, SearchForm } from './search-form'

type Suggesting = ComponentProps<typeof SuggestingField>

const never = () => () => undefined

/**
 * The search box of the specification: it appears after the first client render, in a place kept free for it. Its twin
 * for visitors without script stands beside it in a `noscript`. What suggests pages while one types is loaded when the
 * box is first used, and takes the place of the plain field then.
 */
export function SearchBox() {
  const rendered = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [loaded, setLoaded] = useState<{ Field: ComponentType<Suggesting>; before: Suggesting['before'] } | null>(null)
  const asked = useRef(false)
  const composing = useRef(false)
  const waiting = useRef<ComponentType<Suggesting> | null>(null)

  async function load(input: HTMLInputElement): Promise<void> {
    if (asked.current) return
    asked.current = true
    try {
      const { SuggestingField } = await import('@/features/search/suggesting-field')
      waiting.current = SuggestingField
      takeOver(input)
    } catch {
      // Without suggestions the form still searches; the next use tries again.
      asked.current = false
    }
  }

  /** Letters that are being put together (in an Indian script, say) must not lose their field under way. */
  function takeOver(input: HTMLInputElement): void {
    const Field = waiting.current
    if (!Field || composing.current) return
    // Whoever has gone on meanwhile is not called back; the next use of the box finds everything there.
    asked.current = document.activeElement === input
    if (!asked.current) return
    const { value, selectionStart: start, selectionEnd: end } = input
    // At once: a letter typed between this reading and the change of fields would be lost.
    flushSync(() => setLoaded({ Field, before: { value, start, end } }))
  }

  if (!rendered) return null
  if (loaded) return <SearchForm field={<loaded.Field field={FIELD} before={loaded.before} />} />
  return (
    <SearchForm
      onSubmit={emptyAfterwards}
      field={
        <input
          {...FIELD}
          onFocus={(event) => void load(event.currentTarget)}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            takeOver(event.currentTarget)
          }}
        />
      }
    />
  )
}

/** The browser reads the field when it leaves for the results, which is after this handler; then the box is empty. */
function emptyAfterwards(form: HTMLFormElement): void {
  setTimeout(() => form.reset())
}
