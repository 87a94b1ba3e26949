import { Field } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { FieldProps } from '../../field-rules/admin/plain-input'
import { type Block, blocksContent, blocksOf } from './blocks'
import { blocksExtensions } from './extensions'
import type { TextFormat } from './text-format'
import { VisualEditor } from './visual-editor'

const format: TextFormat<Block[]> = {
  extensions: blocksExtensions,
  read: blocksContent,
  write: blocksOf,
  holds: { tables: false, pictures: false },
}

/** A text as a tree of parts, in the same editor as a text in Markdown. */
export default function BlocksField({ name, label, hint, required, disabled = false, labelAction }: FieldProps) {
  const field = useField<Block[] | null>(name)
  const value = JSON.stringify(field.value ?? null)
  // `seen` is the last value of the field, `text` the last one that was written here.
  const [shown, setShown] = useState({ seen: value, text: value, times: 0 })
  // A value from elsewhere (a save of another editor, a restored version, a discarded draft) makes the editor start anew.
  if (value !== shown.seen)
    setShown(value === shown.text ? { ...shown, seen: value } : { seen: value, text: value, times: shown.times + 1 })
  const change = (text: Block[] | null) => {
    setShown((before) => ({ ...before, text: JSON.stringify(text) }))
    field.onChange(name, text)
  }
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <VisualEditor
        key={shown.times}
        {...{ name, format, disabled }}
        value={field.value ?? null}
        label={String(label)}
        onChange={change}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
