import { Field, IconButton, TextInput } from '@strapi/design-system'
import { Calendar } from '@strapi/icons'
import { type ReactNode, useRef, useState } from 'react'
import type { WrittenKind } from './written-kinds'

interface Props {
  kind: WrittenKind
  name: string
  label: ReactNode
  labelAction?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** As it is stored, or a text that was not understood; empty for none. */
  value: string
  /** @param value as it is stored, or the text while it is not understood. */
  onChange(value: string): void
}

/** Text is typed, or chosen in the browser's calendar. What is not understood stays in the field, with the reason. */
export function WrittenInput({
  kind,
  name,
  label,
  labelAction,
  hint,
  error,
  required,
  disabled,
  value,
  onChange,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const stored = kind.read(value)
  const text = typed ?? (stored === null ? value : kind.show(stored))
  const isUnread = text.trim() !== '' && kind.read(text) === null

  function take(next: string): void {
    setTyped(next)
    setIsTyping(true)
    onChange(kind.read(next) ?? next.trim())
  }

  function leave(): void {
    setIsTyping(false)
    // Where the text was not taken, as in a filter, nothing else keeps it.
    if (!isUnread || value === text.trim()) setTyped(null)
  }

  return (
    <Field.Root
      name={name}
      hint={[hint, kind.note].filter(Boolean).join(' ')}
      error={isUnread && (!isTyping || error) ? `“${text.trim()}” ${kind.fault}` : error}
      required={required ?? false}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        placeholder={kind.example}
        disabled={disabled ?? false}
        value={text}
        onChange={({ target }: { target: HTMLInputElement }) => take(target.value)}
        onBlur={leave}
        endAction={
          <IconButton
            type="button"
            variant="ghost"
            size="XS"
            label="Choose in a calendar"
            disabled={disabled ?? false}
            onClick={() => chooser.current?.showPicker()}
          >
            <Calendar />
          </IconButton>
        }
      />
      <input
        ref={chooser}
        type={kind.chooser}
        tabIndex={-1}
        aria-hidden="true"
        value={stored === null ? '' : kind.toChooser(stored)}
        onChange={({ target }) => {
          setTyped(null)
          onChange(kind.fromChooser(target.value) ?? '')
        }}
        style={{ position: 'absolute', right: 0, bottom: 0, width: 0, height: 0, opacity: 0, pointerEvents: 'none' }}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
