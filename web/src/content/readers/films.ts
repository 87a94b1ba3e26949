import 'server-only'
import { aboutUsMenu, type Film, film, type Picture, parseVideoId, reads, type VideoReference } from '@ashlar/contract'
import { collection } from '../library/library'
import { mediaPath, ownPicture } from '../media/media'
import { emptyIfUnavailable } from '../read'
import { readSettings } from './settings'

/** A film that can be shown: a poster that is a link, and the player that replaces it when it is pressed. */
export interface PlayableFilm {
  title: string
  poster: Picture | null
  /** What it shows and how it sounds; empty for a film of another site. */
  description: string
  /** Address of its captions; `null` for none, or when another site's player has its own. */
  captions: string | null
  /** Where the film can be watched without script. */
  href: string
  /** What the player loads: our own file, or the frame of a video site. */
  player: { kind: 'file' | 'frame'; src: string }
}

/** @returns the film that an editor entered, by its id or its link, or `null` when there is none. */
export async function readPlayableFilm(videoId: string): Promise<PlayableFilm | null> {
  const reference = parseVideoId(videoId)
  return reference && playable(reference, await readFilms())
}

/** The two films of the About Us menu: the fixed one, and the one that editors chose or the default. */
export async function readAboutFilms(): Promise<PlayableFilm[]> {
  const [settings, films, chosen] = await Promise.all([readSettings(), readFilms(), readAboutUsVideo()])
  const fallback = parseVideoId(settings.defaultVideoId)
  const second = (chosen && playable(chosen, films)) ?? (fallback && playable(fallback, films))
  const fixed = parseVideoId(settings.fixedVideoId)
  const first = fixed && playable(fixed, films)
  return [first, second].filter((found) => found !== null)
}

/** The group's own films by key; none when they are not available. */
async function readFilms(): Promise<ReadonlyMap<string, Film>> {
  return new Map((await emptyIfUnavailable(readOwnFilms)).map((record) => [record.key, record]))
}

const readOwnFilms = collection(reads.films, film, (records) =>
  records.flatMap((record) => {
    const url = mediaPath(record.url)
    // Our content policy blocks films of other hosts.
    if (!url.startsWith('/')) return []
    const captions = record.captions && mediaPath(record.captions)
    return [{ ...record, url, poster: ownPicture(record.poster), captions }]
  }),
)

/** The film that editors chose for the About Us menu; `null` when none is chosen, valid or available. */
async function readAboutUsVideo(): Promise<VideoReference | null> {
  const [first] = await emptyIfUnavailable(readAboutUsMenus)
  return first?.videoId ? parseVideoId(first.videoId) : null
}

const readAboutUsMenus = collection(reads.aboutUsMenus, aboutUsMenu)

/** A file has nothing but itself; another site's player brings its own poster and captions. */
const OF_NOBODY = { poster: null, description: '', captions: null }

function playable(reference: VideoReference, films: ReadonlyMap<string, Film>): PlayableFilm | null {
  switch (reference.provider) {
    case 'film': {
      const found = films.get(reference.key)
      if (!found) return null
      const { title, poster, description, captions, url } = found
      return { title, poster, description, captions, href: url, player: { kind: 'file', src: url } }
    }
    case 'library': {
      const url = mediaPath(reference.path)
      return { title: 'Film', ...OF_NOBODY, href: url, player: { kind: 'file', src: url } }
    }
    case 'youtube':
      return {
        title: 'Film on YouTube',
        ...OF_NOBODY,
        href: `https://www.youtube.com/watch?v=${reference.id}`,
        player: { kind: 'frame', src: `https://www.youtube-nocookie.com/embed/${reference.id}?autoplay=1` },
      }
    case 'vimeo':
      return {
        title: 'Film on Vimeo',
        ...OF_NOBODY,
        href: `https://vimeo.com/${reference.id}`,
        player: { kind: 'frame', src: `https://player.vimeo.com/video/${reference.id}?autoplay=1&dnt=1` },
      }
  }
}
