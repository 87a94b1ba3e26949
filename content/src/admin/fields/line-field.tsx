import { Field, TextInput } from '@strapi/design-system'
import { InputRenderer, useField, useForm } from '@strapi/strapi/admin'
import { useId } from 'react'
import { offeredList, referenceOf } from './field-editors'
import type { FieldProps } from './json-field'
import { OptionTitle } from './line-list'
import { OptionList, useOptions, useReferenceOptions } from './reference-options'
import { TargetTitle } from './target-title'
import { useModel } from './use-model'
import { isRow } from './values'

/**
 * A line of text. A field that names another record offers the published ones, one for a link the pages of the site; the
 * stored text is as before.
 */
export function LineField(props: FieldProps) {
  const { name, label, hint, required, disabled } = props
  const id = useId()
  const field = useField<string | null>(name)
  const part = useForm('LineField', ({ values }) => partOf(values, name))
  const reference = referenceOf(useModel(), name, part)
  const named = useReferenceOptions(reference)
  const list = offeredList(name)
  const offered = useOptions(named ? undefined : list)
  const options = named ?? offered
  if (!options) return <InputRenderer {...props} />
  const value = field.value ?? ''
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={props.labelAction}>{label}</Field.Label>
      <OptionList id={id} options={options} />
      <TextInput value={value} list={id} disabled={disabled} onChange={field.onChange} />
      {named ? <OptionTitle value={value} options={named} /> : <TargetTitle value={value} options={options} />}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

/** A field of the record itself is in no part. One value for all, so that such a field is not drawn at every change. */
const NO_PART = {}

/** What the part of a record has that a field is in: for `blocks.2.about` the third block. */
function partOf(values: unknown, name: string): Readonly<Record<string, unknown>> {
  const steps = name.split('.').slice(0, -1)
  if (steps.length === 0) return NO_PART
  const part = steps.reduce<unknown>(
    (at, step) => (Array.isArray(at) ? at[Number(step)] : isRow(at) ? at[step] : undefined),
    values,
  )
  return isRow(part) ? part : NO_PART
}
