import styles from './note.module.css'

/** Messages about ignored parts of the visitor's request. Renders nothing without a message. */
export function Note({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <p className={styles.note} role="status">
      {sentences.join(' ')}
    </p>
  )
}
