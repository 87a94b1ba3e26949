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
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
        {optional ? <span className={styles.aside}>{` ${say('(optional)')}`}</span> : null}
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
        <p className={styles.aside} id={`${field}-hint`}>
          {hint}
        </p>
      ) : null}
      {fault ? (
        <p className={styles.fault} id={`${field}-fault`}>
          {fault}
        </p>
      ) : null}
    </div>
  )
}
