import type { Link } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { TextLink } from '../link/text-link'
import { keepTogether } from '../text/keep-together'
import styles from './section.module.css'

interface SectionProps {
  /** A section without a heading belongs to the section before it. */
  heading?: string | undefined
  /** For links to this part of the page. */
  id?: string | undefined
  lead?: string | undefined
  /** `ground`: the page's background; `course`: slightly darker; `deep`: indigo. */
  tone?: 'ground' | 'course' | 'deep'
  /** A link to all entries: beside the heading, and on a phone below the content. */
  more?: Pick<Link, 'href' | 'label' | 'external'> | undefined
  children: ReactNode
}

/** A section of the page under one heading. */
export function Section({ heading, id, lead, tone = 'ground', more, children }: SectionProps) {
  return (
    <section className={`${styles.section} ${tone === 'deep' ? 'on-deep' : ''}`} id={id} data-tone={tone}>
      <div className="page-width">
        {heading || lead ? (
          <header className={`stack ${styles.head}`} data-enter="">
            {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
            {lead ? <p className={`lead ${styles.lead}`}>{keepTogether(lead)}</p> : null}
            {more ? (
              <TextLink link={more} className={styles.more}>
                {more.label}
              </TextLink>
            ) : null}
          </header>
        ) : null}
        {children}
        {more ? (
          <TextLink link={more} className={styles.after}>
            {more.label}
          </TextLink>
        ) : null}
      </div>
    </section>
  )
}
