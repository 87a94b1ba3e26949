import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { comparable } from './field-text'

type Content = Readonly<Record<string, unknown>>

/**
 * What is typed between the answer to a save and the loading of what was saved stays in the form, which Strapi then fills
 * with what was saved.
 *
 * @param isRefused whether the last save was refused: then nothing is loaded.
 */
export function useKeptTyping(isRefused: boolean): void {
  const values = useForm('useKeptTyping', (form) => form.values) as Content
  const initial = useForm('useKeptTyping', (form) => form.initialValues) as Content
  const isSubmitting = useForm('useKeptTyping', (form) => form.isSubmitting)
  const change = useForm('useKeptTyping', (form) => form.onChange)
  const sent = useRef<Content | null>(null)
  const typed = useRef(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is loaded fills the form
  useEffect(() => {
    const before = sent.current
    if (isRefused || !before) return
    sent.current = null
    for (const [name, value] of Object.entries(typed.current)) {
      if (comparable(value) !== comparable(before[name])) change(name, value as never)
    }
  }, [initial])
  useEffect(() => {
    if (isRefused) sent.current = null
    else if (isSubmitting) sent.current = values
    typed.current = values
  })
}
