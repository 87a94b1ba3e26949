import type { ReactNode } from 'react'
import styles from './demo.module.css'

interface WindowProps {
  title: string
  /** The name of the shown screen of the product. */
  where: string
  /** `deep` for a dark screen. */
  tone?: 'light' | 'deep'
  children: ReactNode
}

/** The frame of a demo. */
export function Window({ title, where, tone = 'light', children }: WindowProps) {
  return (
    <div className={`text-s numbers ${styles.window} ${tone === 'deep' ? 'on-deep' : ''}`} data-tone={tone}>
      <p className={`on-deep row ${styles.bar}`}>
        <span className={`heading-face ${styles.name}`}>{title}</span>
        <span className="soft">{where}</span>
      </p>
      {children}
    </div>
  )
}
