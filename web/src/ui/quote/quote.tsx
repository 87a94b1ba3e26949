import type { ReactNode } from 'react'
import styles from './quote.module.css'

interface QuoteProps {
  text: ReactNode
  name: string
  /** Role, firm and place, as far as they are known. */
  about: string
  /** A link to the subject. */
  link?: { label: string; href: string } | undefined
}

/** A quotation with its author. */
export function Quote({ text, name, about, link }: QuoteProps) {
  return (
    <figure className={`stack-5 ${styles.quote}`}>
      <blockquote className={styles.text}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className={`caption ${styles.who}`}>
        <span className={styles.name}>{name}</span>
        <span>{about}</span>
        {link ? (
          <a className={styles.link} href={link.href}>
            {link.label}
          </a>
        ) : null}
      </figcaption>
    </figure>
  )
}
