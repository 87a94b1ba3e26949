import styles from './tag.module.css'

interface TagProps {
  children: string
  /** `plain` is neutral, `good` means open, `past` means ended. */
  tone?: 'plain' | 'good' | 'past'
}

/** A short label for the state of something. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return (
    <span className={`text-s semibold ${styles.tag}`} data-tone={tone}>
      {children}
    </span>
  )
}
