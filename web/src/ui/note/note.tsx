import styles from './note.module.css'

/** Tells the visitor what was understood otherwise than asked. Nothing when there is nothing to tell. */
export function Note({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <p className={styles.note} role="status">
      {sentences.join(' ')}
    </p>
  )
}
