import type { Signpost } from '@ashlar/contract'
import { ForwardIcon } from '@/ui/icons/icons'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { Section } from '@/ui/section/section'
import { minWidth } from '@/ui/styles/breakpoints'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import { say } from '@/words/say'
import { Board } from './board'
import type { Head } from './heads'
import type { LaunchBoard, Resolve } from './home-content'
import styles from './ways-in.module.css'

interface SignpostsProps {
  head: Head
  signposts: readonly Signpost[]
  resolve: Resolve
}

/** Tasks that a visitor may need done: the first with a large picture, the others a line each. */
export function WaysIn({ head, signposts, resolve }: SignpostsProps) {
  if (signposts.length === 0) return null
  return (
    <Section {...head} more={{ href: '/services', label: say('All services'), external: false }}>
      <ul className={styles.needs}>
        {signposts.map(({ title, description, link, picture }, index) => {
          const href = resolve(link)
          return (
            <li key={title} className={`${styles.need} ${wholeLinkPlace}`} data-enter="">
              {index === 0 && picture ? (
                <ResponsivePicture
                  picture={picture}
                  sizes={`${minWidth.xl} 56vw, 92vw`}
                  maxWidth={840}
                  alt=""
                  className={`cover ${styles.picture}`}
                />
              ) : null}
              <div className={styles.words}>
                <h3 className="text-l">{href ? <WholeLink href={href}>{title}</WholeLink> : title}</h3>
                {description ? <p className={`soft text-s ${styles.what}`}>{description}</p> : null}
                <ForwardIcon />
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

interface TechnologyProps extends SignpostsProps {
  board: LaunchBoard | null
}

/** The technology products, a line each, beside a picture of one. */
export function TechnologySection({ head, signposts, board, resolve }: TechnologyProps) {
  if (signposts.length === 0) return null
  return (
    <Section {...head} tone="course" more={{ href: '/technology', label: say('See all products'), external: false }}>
      <div className={styles.technology}>
        {board && board.units.length > 0 ? <Board {...board} /> : null}
        <ul className={styles.products}>
          {signposts.map(({ title, description, link }) => {
            const href = resolve(link)
            return (
              <li key={title} className={`stack-1 rule-above ${styles.product} ${wholeLinkPlace}`}>
                <h3 className={styles.name}>{href ? <WholeLink href={href}>{title}</WholeLink> : title}</h3>
                {description ? <p className={`soft text-s ${styles.what}`}>{description}</p> : null}
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
