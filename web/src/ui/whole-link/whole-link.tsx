import type { ReactNode } from 'react'
import styles from './whole-link.module.css'

/**
 * Class of the card or row that a {@link WholeLink} fills; set `--focus-offset: -3px` where it has no space around it.
 * Other controls inside must be above it.
 */
export const wholeLinkPlace = styles.place

/** A name whose whole card or row is the link. */
export function WholeLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  )
}
