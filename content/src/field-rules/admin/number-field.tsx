import { numberInWords, writtenNumber } from '@ashlar/contract'
import { Field, TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { indianNumber } from '../indian-number'
import { numberFault } from '../number-limits'
import type { FieldProps } from './plain-input'

/** From here on a slip of a digit is hard to see, so the number is written in words too. */
const LONG = 100_000

/**
 * A number, typed as people in India write it: `1.6 Cr`, `120 lakh`, `₹1,20,00,000`, in digits of any Indian script. What
 * is no number stays in the field, with the reason, and is not saved.
 */
export function NumberField({ name, label, hint, required, disabled, labelAction, type }: FieldProps) {
  const field = useField<unknown>(name)
  const [typed, setTyped] = useState<string | null>(null)
  const isWhole = type === 'integer' || type === 'biginteger'
  const stored = field.value === null || field.value === undefined ? '' : String(field.value)
  const value = readNumber(stored, isWhole)
  // While somebody types, nothing is at fault, until it was tried to save. The admin's own words for it are a pattern.
  const isUnread = stored !== '' && value === null && (typed === null || field.error !== undefined)

  function take(text: string): void {
    setTyped(text)
    const read = readNumber(text, isWhole)
    if (text.trim() === '') field.onChange(name, null)
    else field.onChange(name, read === null ? text : type === 'biginteger' ? String(read) : read)
  }

  /** Without its groups, which a digit more would make wrong; what is typed replaces it, as in every field that Tab leads to. */
  function beginTyping({ target }: { target: HTMLInputElement }): void {
    flushSync(() => setTyped(value === null ? stored : String(value)))
    target.select()
  }

  return (
    <Field.Root name={name} hint={hint} error={isUnread ? numberFault(stored, type) : field.error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        inputMode="decimal"
        disabled={disabled}
        value={typed ?? (value === null ? stored : indianNumber(value))}
        onChange={({ target }: { target: HTMLInputElement }) => take(target.value)}
        onFocus={beginTyping}
        onBlur={() => setTyped(null)}
      />
      {value !== null && value >= LONG && Number.isInteger(value) ? (
        <span style={{ fontSize: '1.2rem' }}>{numberInWords(value)}</span>
      ) : null}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

export function readNumber(text: string, isWhole: boolean): number | null {
  const value = writtenNumber(text)
  const isTooExact = value !== null && isWhole && !Number.isSafeInteger(value)
  return isTooExact ? null : value
}
