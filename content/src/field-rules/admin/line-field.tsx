import { Field, TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useId } from 'react'
import type { OfferedValue } from '../../editors/link-options'
import { OptionTitle } from './line-list'
import { type FieldProps, PlainInput } from './plain-input'
import { OptionList, useOptions, useReferenceOptions } from './reference-options'
import { TargetTitle } from './target-title'
import { useReference } from './use-reference'

/** The name of another record: it offers the published ones. In a form that asks about none it is any text. */
export function RecordNameInput(props: FieldProps) {
  const options = useReferenceOptions(useReference(props.name))
  return options ? <OfferedLine {...props} options={options} title={OptionTitle} /> : <PlainInput {...props} />
}

/** A link: it offers the pages of the site. What they do not have may still be typed, such as a full address. */
export function SiteLinkInput(props: FieldProps) {
  return <OfferedLine {...props} options={useOptions('links')} title={TargetTitle} />
}

export function FilmInput(props: FieldProps) {
  return <OfferedLine {...props} options={useOptions('films')} title={TargetTitle} />
}

interface Offered extends FieldProps {
  options: readonly OfferedValue[]
  title: (shown: { value: string; options: readonly OfferedValue[] }) => React.ReactNode
}

/** A line of text that offers what it may be, and shows the title of what it names. */
function OfferedLine({ name, label, labelAction, hint, required, disabled, options, title: Title }: Offered) {
  const id = useId()
  const field = useField<string | null>(name)
  const value = field.value ?? ''
  return (
    <Field.Root name={name} hint={hint} error={field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <OptionList id={id} options={options} />
      <TextInput value={value} list={id} disabled={disabled} onChange={field.onChange} />
      <Title value={value} options={options} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}
