import { Field, TextInput } from '@strapi/design-system'
import { useField } from '@strapi/strapi/admin'
import { useState } from 'react'
import { indianNumber } from '../indian-number'
import { numberFault } from '../number-limits'
import { readNumber } from './number-field'

interface Props {
  name: string
  type: string
  'aria-label': string
}

/** The number that a list is filtered by, typed as in a form. What is no number is no filter, and the reason is said. */
export function NumberFilter({ name, type, 'aria-label': label }: Props) {
  const field = useField<unknown>(name)
  const isWhole = type === 'integer' || type === 'biginteger'
  const given = readNumber(String(field.value ?? ''), isWhole)
  const [typed, setTyped] = useState(given === null ? '' : indianNumber(given))
  const [isLeft, setIsLeft] = useState(false)
  const isWrong = typed.trim() !== '' && readNumber(typed, isWhole) === null

  function take(text: string): void {
    const read = readNumber(text, isWhole)
    setTyped(text)
    setIsLeft(false)
    // As a text: Strapi takes the number 0 for none.
    field.onChange(name, read === null ? '' : String(read))
  }

  return (
    <Field.Root name={name} error={isWrong && isLeft ? numberFault(typed, type) : undefined}>
      <TextInput
        aria-label={label}
        inputMode="decimal"
        value={typed}
        onChange={({ target }: { target: HTMLInputElement }) => take(target.value)}
        onBlur={() => setIsLeft(true)}
        onKeyDown={({ key }: { key: string }) => setIsLeft(isLeft || key === 'Enter')}
      />
      <Field.Error />
    </Field.Root>
  )
}
