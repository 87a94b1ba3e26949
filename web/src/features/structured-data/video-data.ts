import 'server-only'
import type { Vodcast } from '@ashlar/contract'
import type { VideoObject } from 'schema-dts'
import type { PlayableFilm } from '@/content/readers/films'
import { beginOfDay, fullAddress } from './json-ld'

/** A vodcast as a video; none while it has no film. */
export function videoData(vodcast: Vodcast, film: PlayableFilm | null): VideoObject[] {
  if (!film) return []
  const { title, summary, publishedOn, durationSeconds, chapters, speakers } = vodcast
  return [
    {
      '@type': 'VideoObject',
      name: title,
      ...(summary ? { description: summary } : {}),
      uploadDate: beginOfDay(publishedOn),
      ...(durationSeconds ? { duration: isoDuration(durationSeconds) } : {}),
      ...(film.poster ? { thumbnailUrl: fullAddress(film.poster.url) } : {}),
      ...(film.player.kind === 'file' ? { contentUrl: fullAddress(film.href) } : { embedUrl: film.player.src }),
      ...(speakers.length > 0 ? { actor: speakers.map(({ name }) => ({ '@type': 'Person' as const, name })) } : {}),
      ...(chapters.length > 0
        ? { hasPart: chapters.map(({ at, title: name }) => ({ '@type': 'Clip' as const, name, startOffset: at })) }
        : {}),
    },
  ]
}

/** The duration in whole minutes, as on the page: `PT11M`. */
function isoDuration(seconds: number): string {
  return `PT${Math.max(1, Math.round(seconds / 60))}M`
}
