import { readDay } from '@ashlar/contract'
import { Field, IconButton, TextInput } from '@strapi/design-system'
import { Calendar } from '@strapi/icons'
import { useField } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import type { FieldProps } from './json-field'

const inWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/**
 * A day, typed as people in India write it: `15/11/2026` (the day first), `2026-11-15`, `15 Nov 2026`; or chosen in the
 * browser's calendar. What is no day stays in the field, with the reason, and is not saved.
 */
export function DayField({ name, label, hint, required, disabled, labelAction }: FieldProps) {
  const field = useField<string | null>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const stored = field.value ?? ''
  const day = readDay(stored)

  function take(text: string): void {
    setTyped(text)
    field.onChange(name, text.trim() === '' ? null : (readDay(text) ?? text))
  }

  return (
    <Field.Root
      name={name}
      hint={hint}
      error={
        typed === null && stored !== '' && day === null
          ? `“${stored}” is no day. Write it like 15/11/2026, 2026-11-15 or 15 Nov 2026.`
          : field.error
      }
      required={required}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        placeholder="15/11/2026"
        disabled={disabled}
        value={typed ?? (day === null ? stored : inWords.format(new Date(day)))}
        onChange={({ target }: { target: HTMLInputElement }) => take(target.value)}
        onBlur={() => setTyped(null)}
        endAction={
          <IconButton
            type="button"
            variant="ghost"
            label="Choose in a calendar"
            disabled={disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <Calendar />
          </IconButton>
        }
      />
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={day ?? ''}
        onChange={({ target }) => {
          setTyped(null)
          field.onChange(name, target.value || null)
        }}
        style={{ position: 'absolute', right: 0, bottom: 0, width: 0, height: 0, opacity: 0, pointerEvents: 'none' }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
