import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import type { FieldProps } from '../../field-rules/admin/plain-input'
import { markdownExtensions } from './extensions'
import { asMarkdown, documentOf, lossOf } from './markdown'
import type { TextFormat } from './text-format'
import { VisualEditor } from './visual-editor'

const format: TextFormat<string> = {
  extensions: markdownExtensions,
  read: (stored) => documentOf(stored ?? '').toJSON(),
  write: (text) => asMarkdown(text) || null,
  holds: { tables: true, pictures: true },
}

interface Opened {
  /** The value that the form had last. */
  seen: string
  /** The text that was written here last. */
  text: string
  /** Elements that the visual editor would take out of the text. */
  loss: string[]
  isSource: boolean
  /** Counts the texts that came from outside: each is opened anew. */
  times: number
}

const opened = (text: string, times: number): Opened => {
  const loss = lossOf(text)
  return { seen: text, text, loss, isSource: loss.length > 0, times }
}

/** A text in Markdown, edited as it looks. One that has parts that only Markdown knows opens as Markdown. */
export default function MarkdownField({ name, label, hint, required, disabled = false, labelAction }: FieldProps) {
  const field = useField<string | null>(name)
  const value = field.value ?? ''
  const [shown, setShown] = useState(() => opened(value, 0))
  // A value from elsewhere (a save of another editor, a restored version, a discarded draft) is opened anew.
  if (value !== shown.seen) setShown(value === shown.text ? { ...shown, seen: value } : opened(value, shown.times + 1))

  const change = (text: string | null) => {
    setShown((before) => ({ ...before, text: text ?? '' }))
    field.onChange(name, text)
  }
  const toggleSource = () =>
    setShown({ ...shown, loss: lossOf(shown.text), isSource: !shown.isSource, times: shown.times + 1 })
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Flex justifyContent="space-between" alignItems="flex-end">
        <Field.Label action={labelAction}>{label}</Field.Label>
        <Button type="button" variant="ghost" size="S" onClick={toggleSource}>
          {shown.isSource ? 'Edit as it looks' : 'Edit as Markdown'}
        </Button>
      </Flex>
      {shown.loss.length > 0 ? (
        <Box background="warning100" padding={2} role="status">
          <Typography variant="pi" textColor="warning700">
            {shown.isSource
              ? `This text is shown as Markdown, because editing it as it looks would take out ${shown.loss.join(', ')}.`
              : `A change here takes out ${shown.loss.join(', ')}.`}
          </Typography>
        </Box>
      ) : null}
      {shown.isSource ? (
        <Textarea
          value={value}
          disabled={disabled}
          rows={18}
          style={{ fontFamily: 'monospace', minHeight: '24rem' }}
          onChange={({ target }) => change(target.value)}
        />
      ) : (
        <VisualEditor
          key={shown.times}
          {...{ name, value, format, disabled }}
          label={String(label)}
          onChange={change}
        />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
