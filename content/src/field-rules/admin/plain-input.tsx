import { InputRenderer } from '@strapi/strapi/admin'
import type { ComponentProps, ReactNode } from 'react'

/** What Strapi passes to the input of a field. */
export interface FieldProps {
  name: string
  /** The type that Strapi stores. */
  type: string
  label: ReactNode
  labelAction?: ReactNode
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  /** Of the schema. */
  attribute: { options?: { line?: string } }
}

/**
 * Strapi's own input for the type of a field. A custom field is passed the value too, which Strapi's inputs read from the
 * form; its input for JSON fails with a value that is no text.
 */
export function PlainInput({ name, type, label, labelAction, hint, required, disabled }: FieldProps) {
  const props = { name, type, label, labelAction, hint, required, disabled }
  return <InputRenderer {...(props as ComponentProps<typeof InputRenderer>)} />
}
