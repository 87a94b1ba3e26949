import type { Picture as PictureData } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs'
import { ResponsivePicture } from '../picture/responsive-picture'
import { minWidth } from '../styles/breakpoints'
import { keepTogether } from '../text/keep-together'
import styles from './hero.module.css'

interface HeroProps {
  heading: string
  lead?: string | undefined
  picture: PictureData | null
  trail?: readonly { label: string; href: string }[]
  /** For links to this part of the page. */
  id?: string | undefined
  /** 2 when the hero is further down the page. */
  level?: 1 | 2
  /** Buttons for the first steps, if there are any. */
  children?: ReactNode
}

/** The first section of a page: text on indigo, the picture beside it. */
export function Hero({ heading, lead, picture, trail, id, level = 1, children }: HeroProps) {
  const Heading = `h${level}` as const
  return (
    <header className={styles.hero} id={id} data-pictured={picture ? '' : undefined}>
      <div className={`on-deep ${styles.words}`}>
        {trail ? <Breadcrumbs trail={trail} /> : null}
        <Heading className={styles.heading}>{heading}</Heading>
        {lead ? <p className={styles.lead}>{keepTogether(lead)}</p> : null}
        {children ? <div className={styles.step}>{children}</div> : null}
      </div>
      {picture ? (
        <div className={styles.frame}>
          <ResponsivePicture
            picture={picture}
            sizes={`${minWidth.m} 58vw, 100vw`}
            priority={level === 1}
            className={styles.picture}
          />
        </div>
      ) : null}
    </header>
  )
}
