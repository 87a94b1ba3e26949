import { useId } from 'react'
import { say } from '@/words/say'
import styles from './field.module.css'

interface TextFieldProps {
  label: string
  name: string
  /** The text as typed. */
  value: string
  hint?: string | undefined
  /** The error message; empty when the value is valid. */
  fault?: string | undefined
  /** Shows that the field may stay empty. */
  optional?: boolean | undefined
  /** For links to the field; generated when there are none. */
  id?: string | undefined
  inputMode?: 'text' | 'decimal' | 'numeric'
}

/** A text input with its hint and its error message. */
export function TextField({ label, name, value, hint, fault, optional, id, inputMode }: TextFieldProps) {
  const own = useId()
  const field = id ?? own
  const described = [hint ? `${field}-hint` : '', fault ? `${field}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={`stack-1 ${styles.field}`}>
      <label className={`text-s semibold ${styles.label}`} htmlFor={field}>
        {label}
        {optional ? <span className={`caption ${styles.aside}`}>{` ${say('(optional)')}`}</span> : null}
      </label>
      <input
        className={styles.control}
        id={field}
        name={name}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        defaultValue={value}
        aria-invalid={Boolean(fault)}
        aria-describedby={described || undefined}
      />
      {hint ? (
        <p className={`caption ${styles.aside}`} id={`${field}-hint`}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p className={`text-s semibold ${styles.fault}`} id={`${field}-fault`}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
