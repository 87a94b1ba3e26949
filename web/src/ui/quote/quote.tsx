import type { Picture } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { say, sayName } from '@/words/say'
import { Portrait } from '../person/portrait'
import styles from './quote.module.css'

interface QuoteProps {
  text: ReactNode
  name: string
  picture?: Picture | null | undefined
  /** Role, firm and place, as far as they are known. */
  about: string
  /** A link to the subject. */
  link?: { label: string; href: string } | undefined
}

/** A quotation with its author. */
export function Quote({ text, name, picture, about, link }: QuoteProps) {
  return (
    <figure className={`stack-5 ${styles.quote}`} aria-label={say('Quote')}>
      <blockquote className={styles.text}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className={`row ${styles.who}`}>
        {picture ? <Portrait name={name} picture={picture} sizes="5rem" /> : null}
        <span className={`caption ${styles.words}`}>
          <span className={styles.name}>{sayName(name)}</span>
          <span>{about}</span>
          {link ? (
            <a className={styles.link} href={link.href}>
              {link.label}
            </a>
          ) : null}
        </span>
      </figcaption>
    </figure>
  )
}
