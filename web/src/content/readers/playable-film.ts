import 'server-only'
import { type Film, type Picture, parseVideoId, type VideoReference } from '@ashlar/contract'
import { readFilms } from './films'

/** A film ready to be shown: a poster that is a link, and what plays when it is pressed. */
export interface PlayableFilm {
  title: string
  poster: Picture | null
  /** Where the film can be watched without script. */
  href: string
  /** What the player loads: a file of ours, or a provider's frame. */
  player: { kind: 'file' | 'frame'; src: string }
}

/** @returns the film that an editor named, or `null` when the name leads to none. */
export async function readPlayableFilm(videoId: string): Promise<PlayableFilm | null> {
  const reference = parseVideoId(videoId)
  return reference && playable(reference, await readFilms())
}

export function playable(reference: VideoReference, films: ReadonlyMap<string, Film>): PlayableFilm | null {
  switch (reference.provider) {
    case 'film': {
      const film = films.get(reference.key)
      if (!film) return null
      return { title: film.title, poster: film.poster, href: film.url, player: { kind: 'file', src: film.url } }
    }
    case 'youtube':
      return {
        title: 'Film on YouTube',
        poster: null,
        href: `https://www.youtube.com/watch?v=${reference.id}`,
        player: { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${reference.id}?autoplay=1` },
      }
    case 'vimeo':
      return {
        title: 'Film on Vimeo',
        poster: null,
        href: `https://vimeo.com/${reference.id}`,
        player: { kind: 'frame', src: `https://player.vimeo.com/video/${reference.id}?autoplay=1&dnt=1` },
      }
  }
}
