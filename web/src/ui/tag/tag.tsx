import styles from './tag.module.css'

interface TagProps {
  children: string
  /** `plain` tells, `good` and `past` judge: open and over. */
  tone?: 'plain' | 'good' | 'past'
}

/** A word or two about the state of a thing. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
