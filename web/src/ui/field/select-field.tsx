import { useId } from 'react'
import styles from './field.module.css'

interface SelectFieldProps {
  label: string
  name: string
  /** The chosen value; empty for the first, neutral choice. */
  value: string
  /** Label of the neutral choice; left out when there is none. */
  any?: string
  /** A choice that would find nothing is disabled. */
  choices: readonly { value: string; title: string; disabled?: boolean }[]
  /** Puts the label into the box above the choice, where there is only one row for both. */
  labelInside?: boolean
  /** Id of its form, when the field is outside of it. */
  form?: string
}

/** A choice from a short list, as a native `select`. */
export function SelectField({ label, name, value, any, choices, form, labelInside }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={`stack-1 ${styles.field}`} data-label-inside={labelInside ? '' : undefined}>
      <label className={`text-s semibold ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      {/* The attribute holds the value that the server rendered, for script that resets a form. */}
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
