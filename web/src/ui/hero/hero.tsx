import type { Picture as PictureData } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs'
import { Picture } from '../picture/picture'
import { keepTogether } from '../text/keep-together'
import styles from './hero.module.css'

interface HeroProps {
  heading: string
  lead?: string | undefined
  picture: PictureData | null
  trail?: readonly { label: string; href: string }[]
  /** The step to take, if there is one to take at once, and another beside it. */
  children?: ReactNode
}

/** The first course of a page: words on indigo, the picture beside them, a joint between. */
export function Hero({ heading, lead, picture, trail, children }: HeroProps) {
  return (
    <header className={styles.hero} data-pictured={picture ? '' : undefined}>
      <div className={`on-deep ${styles.words}`}>
        {trail ? <Breadcrumbs trail={trail} /> : null}
        <h1 className={styles.heading}>{heading}</h1>
        {lead ? <p className={styles.lead}>{keepTogether(lead)}</p> : null}
        {children ? <div className={styles.step}>{children}</div> : null}
      </div>
      {picture ? (
        <div className={styles.frame}>
          <Picture picture={picture} sizes="(width >= 56rem) 58vw, 100vw" priority className={styles.picture} />
        </div>
      ) : null}
    </header>
  )
}
