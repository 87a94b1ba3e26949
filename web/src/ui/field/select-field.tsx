import { useId } from 'react'
import styles from './field.module.css'

interface SelectFieldProps {
  label: string
  name: string
  /** The chosen value; empty for the first, neutral choice. */
  value: string
  /** What the neutral choice says; left out when there is none. */
  any?: string
  /** One that would find nothing is shown and cannot be chosen. */
  choices: readonly { value: string; title: string; disabled?: boolean }[]
  /** Id of its form, where it stands outside of it. */
  form?: string
}

/** A choice among a few, as the platform draws it. */
export function SelectField({ label, name, value, any, choices, form }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {/* What the server chose is written down for script that puts a form back to it. */}
      <select
        className={styles.control}
        id={id}
        name={name}
        form={form}
        defaultValue={value}
        data-value={value}
        autoComplete="off"
      >
        {any ? <option value="">{any}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.title}
          </option>
        ))}
      </select>
    </div>
  )
}
