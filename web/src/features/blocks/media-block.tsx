import type { BlockOf } from '@ashlar/contract'
import { ownPicture } from '@/content/media/media'
import { readPlayableFilm } from '@/content/readers/films'
import { FilmPoster } from '@/ui/film/film-poster'
import { ResponsivePicture } from '@/ui/picture/responsive-picture'
import { minWidth, PAGE_SIZES } from '@/ui/styles/breakpoints'
import { say } from '@/words/say'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'
import styles from './media-block.module.css'

/** The maximum width of a film in CSS pixels, so that all of it fits a screen. */
const FILM_WIDTH = 1024
const FILM_SIZES = `${minWidth.l} 64rem, 100vw`

export const showMedia: ShowBlock<BlockOf<'media'>> = async (block, place) => {
  const picture = ownPicture(block.picture)
  const film = block.video ? await readPlayableFilm(block.video) : null
  if (!film && !picture) return null
  const words = film ? film.description : block.caption
  return (
    <BlockBand block={block} place={place}>
      <figure
        className={`stack-3 ${styles.media}`}
        aria-label={film ? say('Film') : say('Picture')}
        data-film-block={film ? '' : undefined}
      >
        {film ? (
          <FilmPoster
            title={block.caption || film.title}
            poster={picture ?? film.poster}
            href={film.href}
            player={film.player}
            captions={film.captions}
            sizes={FILM_SIZES}
            maxWidth={FILM_WIDTH}
          />
        ) : null}
        {!film && picture ? (
          <ResponsivePicture picture={picture} sizes={PAGE_SIZES} className={styles.picture} />
        ) : null}
        {words ? <figcaption className="caption">{words}</figcaption> : null}
      </figure>
    </BlockBand>
  )
}
