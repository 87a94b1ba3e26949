import { useId } from 'react'
import styles from './field.module.css'

interface TextFieldProps {
  label: string
  name: string
  /** As typed. */
  value: string
  hint?: string | undefined
  /** What is wrong with it; empty when nothing is. */
  fault?: string | undefined
  /** Says that it may stay empty. */
  optional?: boolean | undefined
  /** For links to it; made up when there are none. */
  id?: string | undefined
  inputMode?: 'text' | 'decimal' | 'numeric'
  maxLength?: number
}

/** A line of text with its hint and its fault. */
export function TextField({ label, name, value, hint, fault, optional, id, inputMode, maxLength }: TextFieldProps) {
  const own = useId()
  const field = id ?? own
  const described = [hint ? `${field}-hint` : '', fault ? `${field}-fault` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={field}>
        {label}
        {optional ? <span className={styles.aside}> (optional)</span> : null}
      </label>
      <input
        className={styles.control}
        id={field}
        name={name}
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        defaultValue={value}
        maxLength={maxLength}
        aria-invalid={fault ? true : undefined}
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
