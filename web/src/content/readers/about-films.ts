import 'server-only'
import { parseVideoId } from '@ashlar/contract'
import { readAboutUsVideo, readFilms } from './films'
import { type PlayableFilm, playable } from './playable-film'
import { readSettings } from './settings'

/** The two films of the About Us menu: the fixed one, and the editors' choice or the default. */
export async function readAboutFilms(): Promise<PlayableFilm[]> {
  const [settings, films, chosen] = await Promise.all([readSettings(), readFilms(), readAboutUsVideo()])
  const fallback = parseVideoId(settings.defaultVideoId)
  const second = (chosen && playable(chosen, films)) ?? (fallback && playable(fallback, films))
  const fixed = parseVideoId(settings.fixedVideoId)
  const first = fixed && playable(fixed, films)
  return [first, second].filter((film) => film !== null)
}
