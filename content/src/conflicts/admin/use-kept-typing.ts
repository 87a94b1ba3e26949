import { useForm } from '@strapi/strapi/admin'
import { useDeferredValue, useEffect, useRef } from 'react'
import type { RecordPanelProps } from '../../admin/record-panel'
import { comparable } from '../../history/admin/field-text'

type Content = Readonly<Record<string, unknown>>

/** A form that went while it was saved: what it sent, and what stood in it at its end. */
interface ClosedForm {
  model: string
  sent: Content
  typed: Content
}

/** The form of a new record, until the form of the stored record takes its place. */
let closedForm: ClosedForm | null = null

/** Whether a form is filled with what another one sent: every text of it. */
const isFilledWith = (initial: Content, sent: Content) =>
  Object.entries(sent).every(([name, value]) => typeof value !== 'string' || initial[name] === value)

/**
 * What is typed between the start of a save and the loading of what was saved stays in the form. Strapi fills it with
 * what was sent, then with what was saved; a new record's first save replaces the form itself.
 *
 * @param isRefused whether the last save was refused: then nothing is loaded.
 */
export function useKeptTyping({ model, documentId, document }: RecordPanelProps, isRefused: boolean): void {
  const values = useForm('useKeptTyping', (form) => form.values) as Content
  const initial = useForm('useKeptTyping', (form) => form.initialValues) as Content
  const isSubmitting = useForm('useKeptTyping', (form) => form.isSubmitting)
  const change = useForm('useKeptTyping', (form) => form.onChange)
  const sent = useRef<Content | null>(null)
  const typed = useRef(values)
  const wasSubmitting = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each form takes over once, and is left once
  useEffect(() => {
    if (documentId && closedForm?.model === model && isFilledWith(initial, closedForm.sent)) {
      keep(closedForm.sent, closedForm.typed)
    }
    closedForm = null
    return () => {
      if (!documentId && sent.current) closedForm = { model, sent: sent.current, typed: typed.current }
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from elsewhere fills the form
  useEffect(() => {
    // What fills the form while a save runs is of an earlier one: all that is in the form goes on being newer.
    if (sent.current && !isRefused) keep(isSubmitting ? initial : sent.current, typed.current)
  }, [initial])
  // A deferred value changes after the form was filled with it.
  const loaded = useDeferredValue(document)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save ends with the loading of what was saved
  useEffect(() => {
    if (!isSubmitting) sent.current = null
  }, [loaded])
  useEffect(() => {
    if (isRefused) sent.current = null
    else if (isSubmitting && !wasSubmitting.current) sent.current = values
    wasSubmitting.current = isSubmitting
    typed.current = values
  })

  function keep(before: Content, after: Content): void {
    for (const [name, value] of Object.entries(after)) {
      if (comparable(value) !== comparable(before[name])) change(name, value as never)
    }
  }
}
