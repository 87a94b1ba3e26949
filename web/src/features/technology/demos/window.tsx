import type { ReactNode } from 'react'
import styles from './demo.module.css'

interface WindowProps {
  title: string
  /** The place within the product that is shown. */
  where: string
  className?: string | undefined
  children: ReactNode
}

/** The frame of a drawn interface. */
export function Window({ title, where, className = '', children }: WindowProps) {
  return (
    <div className={`${styles.window} ${className}`}>
      <p className={styles.bar}>
        <span className={styles.name}>{title}</span>
        <span className={styles.where}>{where}</span>
      </p>
      {children}
    </div>
  )
}
