import type { Picture as PictureData } from '@ashlar/contract'
import { say } from '@/words/say'
import { PlayIcon } from '../icons/icons'
import { ResponsivePicture } from '../picture/responsive-picture'
import styles from './film-poster.module.css'

interface FilmPosterProps {
  title: string
  poster: PictureData | null
  href: string
  player: { kind: 'file' | 'frame'; src: string }
  /** Address of captions (WebVTT) for a film of our own. */
  captions?: string | null
  sizes: string
  /** Maximum display width in CSS pixels. */
  maxWidth?: number
}

/**
 * A film as its poster. Nothing of the player, and no script of another site, is loaded before the visitor presses it;
 * without script it is a link to the film. `play-films.ts` replaces it with the player.
 */
export function FilmPoster({ title, poster, href, player, captions, sizes, maxWidth = 640 }: FilmPosterProps) {
  return (
    <div className={styles.film} data-film="">
      <a
        className={styles.poster}
        href={href}
        data-film-kind={player.kind}
        data-film-src={player.src}
        data-film-title={title}
        data-film-captions={captions ?? undefined}
      >
        {poster ? (
          <ResponsivePicture picture={poster} sizes={sizes} maxWidth={maxWidth} alt="" className="cover" />
        ) : null}
        <span className={`row ${styles.caption}`}>
          <span className={`accent ${styles.play}`}>
            <PlayIcon />
          </span>
          <span>
            <span className="sr-only">{say('Play film:')} </span>
            {title}
          </span>
        </span>
      </a>
    </div>
  )
}
