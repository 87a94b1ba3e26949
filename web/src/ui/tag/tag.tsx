import styles from './tag.module.css'

export interface TagProps {
  children: string
  /** `plain` is neutral, `good` means open, `under-way` not finished, `done` finished, `past` no longer offered. */
  tone?: 'plain' | 'good' | 'under-way' | 'done' | 'past'
}

/** A short label for the state of something. */
export function Tag({ children, tone = 'plain' }: TagProps) {
  return (
    <span className={`text-s semibold ${styles.tag}`} data-tone={tone}>
      {children}
    </span>
  )
}
