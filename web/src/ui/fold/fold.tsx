import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** The label of the fold. */
  summary: ReactNode
  className?: string | undefined
  children: ReactNode
}

/**
 * Secondary content that would be long on a narrow screen. There it is closed; it is open on a wide screen, in print,
 * and when a link leads to a part of it.
 */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
