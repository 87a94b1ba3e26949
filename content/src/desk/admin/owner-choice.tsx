import { OptionField } from '../../admin/option-field'
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
    <OptionField
      name="owner"
      label={label}
      value={value || NOBODY}
      choices={[
        ...(asItIs ? [[asItIs, 'As it is'] as const] : []),
        [NOBODY, 'Nobody'],
        ...[...owners, ...gone].map(({ email, name }) => [email, name] as const),
      ]}
      onChange={(chosen) => onChange(chosen === NOBODY ? '' : chosen)}
    />
  )
}
