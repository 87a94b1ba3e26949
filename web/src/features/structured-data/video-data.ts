import 'server-only'
import type { Vodcast } from '@ashlar/contract'
import type { Clip, VideoObject } from 'schema-dts'
import type { PlayableFilm } from '@/content/readers/films'
import { anchorOf, vodcastHref } from '@/features/knowledge/find-vodcasts'
import { sharePictureOf } from '@/routing/document-head'
import { beginOfDay, fullAddress } from './json-ld'

/** A vodcast as a video; none while it has no film. */
export function videoData(vodcast: Vodcast, film: PlayableFilm | null): VideoObject[] {
  if (!film) return []
  const { title, summary, publishedOn, durationSeconds, chapters, speakers } = vodcast
  const page = vodcastHref(vodcast)
  return [
    {
      '@type': 'VideoObject',
      name: title,
      ...(summary ? { description: summary } : {}),
      uploadDate: beginOfDay(publishedOn),
      ...(durationSeconds ? { duration: isoDuration(durationSeconds) } : {}),
      // Search engines refuse a video without a picture; the player of another site brings its own, which nobody else has.
      thumbnailUrl: fullAddress(film.poster?.url ?? sharePictureOf(page)),
      ...(film.player.kind === 'file' ? { contentUrl: fullAddress(film.href) } : { embedUrl: film.player.src }),
      ...(speakers.length > 0 ? { actor: speakers.map(({ name }) => ({ '@type': 'Person' as const, name })) } : {}),
      ...(chapters.length > 0 ? { hasPart: chapters.map((chapter) => clipOf(chapter, page)) } : {}),
    },
  ]
}

/** Search engines want the address of the page with the moment in its query; the fragment leads a visitor there. */
function clipOf({ at, title }: Vodcast['chapters'][number], page: string): Clip {
  return { '@type': 'Clip', name: title, startOffset: at, url: fullAddress(`${page}?t=${at}#${anchorOf({ at })}`) }
}

/** The duration in whole minutes, as on the page: `PT11M`. */
function isoDuration(seconds: number): string {
  return `PT${Math.max(1, Math.round(seconds / 60))}M`
}
