import * as z from 'zod/mini'
import { type Picture, pictureField } from './picture.js'
import { text } from './wire/fields.js'

/** A film of our own in the media library. */
export interface Film {
  key: string
  title: string
  poster: Picture | null
  /** What it shows and how it sounds, for visitors who cannot see or hear it. */
  description: string
  /** Address of its captions (WebVTT) in the media library; `null` for none. */
  captions: string | null
  /** Address of the MP4 in the media library. */
  url: string
  /** Seconds. */
  duration: number
}

export const film = z.pipe(
  z.object({
    key: z.string().check(z.regex(/^[a-z0-9-]+$/)),
    title: z.string().check(z.minLength(1)),
    description: text,
    duration: z.nullish(z.number()),
    poster: pictureField,
    file: z.object({ url: z.string().check(z.minLength(1)) }),
    captions: z.nullish(z.object({ url: z.string().check(z.minLength(1)) })),
  }),
  z.transform(
    (wire): Film => ({
      key: wire.key,
      title: wire.title,
      poster: wire.poster ?? null,
      description: wire.description,
      captions: wire.captions?.url ?? null,
      url: wire.file.url,
      duration: wire.duration ?? 0,
    }),
  ),
)
