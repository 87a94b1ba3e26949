import type { Picture as PictureData } from '@ashlar/contract'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs'
import type { ShownPicture } from '../picture/picture-address'
import { ResponsivePicture } from '../picture/responsive-picture'
import { minWidth } from '../styles/breakpoints'
import { keepTogether } from '../text/keep-together'
import styles from './hero.module.css'

interface HeroProps {
  /** The plain name of the page, above a heading that says something else. */
  name?: string
  heading: string
  lead?: string | undefined
  picture: PictureData | null
  /** Stands in the place of the picture. */
  beside?: ReactNode
  trail?: readonly { label: string; href: string }[]
  /** For links to this part of the page. */
  id?: string | undefined
  /** 2 when the hero is further down the page. */
  level?: 1 | 2
  /** Buttons for the first steps, if there are any. */
  children?: ReactNode
}

/**
 * The picture of a hero; as the first of a page, the head preloads it. In a narrower window it is cropped to its height:
 * 30rem, or that of the words, of one of 16 by 10.
 */
export function heroPicture(picture: PictureData | null): ShownPicture | null {
  return picture && { picture, sizes: `${minWidth.x3l} 58vw, ${minWidth.l} 48rem, ${minWidth.s} 66rem, 100vw` }
}

/** The first section of a page: text on indigo, the picture beside it. */
export function Hero({ name, heading, lead, picture, beside, trail, id, level = 1, children }: HeroProps) {
  const Heading = `h${level}` as const
  const shown = heroPicture(picture)
  const here = name === heading ? undefined : name
  return (
    <header className={`stack ${styles.hero}`} id={id} data-pictured={picture || beside ? '' : undefined}>
      <div className={`on-deep stack-4 ${styles.words}`}>
        {trail ? <Breadcrumbs trail={trail} here={here} /> : here ? <p className={styles.name}>{here}</p> : null}
        <Heading className={styles.heading}>{heading}</Heading>
        {lead ? <p className={`text-l soft ${styles.lead}`}>{keepTogether(lead)}</p> : null}
        {children ? <div className={`cluster ${styles.step}`}>{children}</div> : null}
      </div>
      {beside || shown ? (
        <div className={styles.frame}>
          {beside ??
            (shown && <ResponsivePicture {...shown} priority={level === 1} className={`cover ${styles.picture}`} />)}
        </div>
      ) : null}
    </header>
  )
}
