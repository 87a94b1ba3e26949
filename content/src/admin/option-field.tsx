import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'

interface Props {
  name: string
  label: string
  hint?: string
  value: string
  /** Each value with its words. */
  choices: readonly (readonly [value: string, words: string])[]
  onChange(value: string): void
}

/** A field that takes one of some values. */
export function OptionField({ name, label, hint, value, choices, onChange }: Props) {
  return (
    <Field.Root name={name} hint={hint}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen: string | number) => onChange(String(chosen))}>
        {choices.map(([key, words]) => (
          <SingleSelectOption key={key} value={key}>
            {words}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  )
}
