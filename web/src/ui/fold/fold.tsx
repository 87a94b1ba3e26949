import type { ReactNode } from 'react'
import styles from './fold.module.css'

interface FoldProps {
  /** The label of the fold. */
  summary: ReactNode
  /** The label with what it is about, for those who hear it without what stands above it. */
  name?: string
  className?: string | undefined
  /** `closed`: it also starts closed on a wide screen; only print, or a link to its section, shows all of it. */
  wide?: 'open' | 'closed'
  /** Whether it also starts open on a narrow screen. */
  open?: boolean
  children: ReactNode
}

/**
 * Secondary content that would be long on a narrow screen. There it is closed; it is open on a wide screen (unless
 * `wide` says otherwise), in print, and when a link leads to a part of it.
 */
export function Fold({ summary, name, className, wide = 'open', open, children }: FoldProps) {
  return (
    <details
      className={className ? `${styles.fold} ${className}` : styles.fold}
      data-stays-closed={wide === 'closed' ? '' : undefined}
      open={open}
    >
      <summary className={styles.summary} aria-label={name}>
        {summary}
      </summary>
      {children}
    </details>
  )
}
