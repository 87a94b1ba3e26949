import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import type { DeskOwner } from './types'

const NOBODY = 'nobody'

interface Props {
  label: string
  owners: readonly DeskOwner[]
  /** An email, or empty for nobody. One that no account has stays in the list. */
  value: string
  /** The value that stands for no change; without it there is no such choice. */
  asItIs?: string
  onChange(email: string): void
}

/** Chooses the owner among the accounts that may work on leads. */
export function OwnerChoice({ label, owners, value, asItIs, onChange }: Props) {
  const gone =
    value && value !== asItIs && !owners.some(({ email }) => email === value) ? [{ email: value, name: value }] : []
  return (
    <Field.Root name="owner">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        value={value || NOBODY}
        onChange={(chosen: string | number) => onChange(chosen === NOBODY ? '' : String(chosen))}
      >
        {asItIs ? <SingleSelectOption value={asItIs}>As it is</SingleSelectOption> : null}
        <SingleSelectOption value={NOBODY}>Nobody</SingleSelectOption>
        {[...owners, ...gone].map(({ email, name }) => (
          <SingleSelectOption key={email} value={email}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}
