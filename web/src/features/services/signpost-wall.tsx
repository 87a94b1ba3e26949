import type { Signpost } from '@ashlar/contract'
import { Picture } from '@/ui/picture/picture'
import { WholeLink, wholeLinkPlace } from '@/ui/whole-link/whole-link'
import styles from './signpost-wall.module.css'

interface SignpostWallProps {
  signposts: readonly Signpost[]
  /** Turns an editor's link into an address. */
  resolve: (link: string) => string | null
}

/** Ways into the services: on a wide screen stones of different lengths, on a phone a list with small pictures. */
export function SignpostWall({ signposts, resolve }: SignpostWallProps) {
  return (
    <ul className={styles.wall}>
      {signposts.map(({ title, description, link, picture }) => {
        const href = resolve(link)
        return (
          <li key={title} className={`${styles.stone} ${wholeLinkPlace}`} data-enter="">
            {picture ? (
              <Picture
                picture={picture}
                sizes="(width >= 48rem) 36vw, 7rem"
                maxWidth={560}
                alt=""
                className={styles.picture}
              />
            ) : null}
            <div className={styles.words}>
              <h3 className={styles.title}>{href ? <WholeLink href={href}>{title}</WholeLink> : title}</h3>
              {description ? <p className={styles.text}>{description}</p> : null}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
