import { useId } from 'react'
import styles from './field.module.css'

interface SearchFieldProps {
  label: string
  name: string
  value: string
  /** An example of an input, shown as a hint. */
  example?: string
}

/** A text field for search words. */
export function SearchField({ label, name, value, example }: SearchFieldProps) {
  const id = useId()
  return (
    <div className={`stack-1 ${styles.field}`}>
      <label className={`text-s semibold ${styles.label}`} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.control}
        id={id}
        name={name}
        type="search"
        defaultValue={value}
        placeholder={example}
        maxLength={80}
      />
    </div>
  )
}
