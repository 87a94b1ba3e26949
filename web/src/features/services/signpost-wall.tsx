import type { Signpost } from '@ashlar/contract'
import { ForwardIcon } from '@/ui/icons/icons'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth } from '@/ui/styles/breakpoints'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import styles from './signpost-wall.module.css'

interface SignpostWallProps {
  signposts: readonly Signpost[]
  /** Turns an editor's link into an address. */
  resolve: (link: string) => string | null
  /** For a page with many other sections: titles and arrows alone, in two rows of four, and on a phone two to a row without pictures. */
  compact?: boolean
}

/** Links to the services: cards of different widths on a wide screen, a list with small pictures on a phone. */
export function SignpostWall({ signposts, resolve, compact = false }: SignpostWallProps) {
  return (
    <ul className={styles.wall} data-compact={compact ? '' : undefined}>
      {signposts.map(({ title, description, link, picture }) => {
        const href = resolve(link)
        return (
          <li key={title} className={`${styles.stone} ${wholeLinkPlace}`} data-enter="">
            {picture ? (
              <ResponsivePicture
                picture={picture}
                sizes={`${minWidth.s} 36vw, 7rem`}
                maxWidth={560}
                alt=""
                className={`cover ${styles.picture}`}
              />
            ) : null}
            <div className={`stack-1 ${styles.words}`}>
              <h3 className="text-l">{href ? <WholeLink href={href}>{title}</WholeLink> : title}</h3>
              {compact ? <ForwardIcon /> : null}
              {description && !compact ? <p className={`caption ${styles.text}`}>{description}</p> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
