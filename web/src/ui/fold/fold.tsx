import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** What unfolds, in words. */
  summary: ReactNode
  className?: string | undefined
  children: ReactNode
}

/**
 * What comes second and would be long on a narrow screen. It unfolds there; on a wide one, in print, and for whoever was
 * sent to the part that holds it, it is open.
 */
export function Fold({ summary, className, children }: FoldProps) {
  return (
    <details className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
