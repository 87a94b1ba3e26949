import { useId } from 'react'
import styles from './field.module.css'

interface SelectFieldProps {
  label: string
  name: string
  /** The chosen value; empty for the first, neutral choice. */
  value: string
  /** What the neutral choice says; left out when there is none. */
  any?: string
  choices: readonly { value: string; title: string }[]
}

/** A choice among a few, as the platform draws it. */
export function SelectField({ label, name, value, any, choices }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select className={styles.control} id={id} name={name} defaultValue={value}>
        {any ? <option value="">{any}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </select>
    </div>
  )
}
