import type { Project } from '@ashlar/contract'
import type { PlayableFilm } from '@/content/readers/films'
import { FilmPoster } from '@/ui/film/film-poster'
import { Section } from '@/ui/section/section'
import { minWidth } from '@/ui/styles/breakpoints'
import { say } from '@/words/say'
import styles from './video-tour.module.css'

/** In CSS pixels, so that all of the film fits a screen. */
const WIDTH = 960

/** The film of a project, as a still: its own, or a picture of the project that does not open the page. */
export function VideoTour({ project, film }: { project: Project; film: PlayableFilm | null }) {
  if (!film) return null
  const [first, second] = project.pictures
  return (
    <Section heading={say('Video tour')} id="tour">
      <figure className={`stack-3 screen-only ${styles.tour}`} aria-label={say('Film')}>
        <FilmPoster
          title={say('Video tour of {project}', { project: project.name })}
          poster={film.poster ?? (second ?? first)?.picture ?? null}
          href={film.href}
          player={film.player}
          captions={film.captions}
          sizes={`${minWidth.l} 60rem, 100vw`}
          maxWidth={WIDTH}
        />
        {film.description ? <figcaption className="caption">{film.description}</figcaption> : null}
      </figure>
    </Section>
  )
}
