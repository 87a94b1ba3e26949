import * as z from 'zod/mini'

/** What stays in sight when a picture is cropped: per cent of its width from the left and of its height from the top. */
export interface FocalPoint {
  x: number
  y: number
}

/** A picture of the media library. `url` is as the backend gave it; the site serves it from its own `/media/`. */
export interface Picture {
  url: string
  /** Alternative text; empty for a picture that only decorates. */
  alt: string
  /** Pixels of the master, when the backend knows them (an SVG may have none). */
  width: number | null
  height: number | null
  /** Changes when the file behind the same address is replaced; `null` when the backend does not say. */
  version: string | null
  /** As the media library has it; null: the middle, or what the place it stands at keeps. */
  focal: FocalPoint | null
}

const share = z.number().check(z.minimum(0), z.maximum(100))

const wirePicture = z.object({
  url: z.string().check(z.minLength(1)),
  alternativeText: z.nullish(z.string()),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  updatedAt: z.nullish(z.string()),
  focalPoint: z.catch(z.nullish(z.object({ x: share, y: share })), null),
})

/** A media field of the backend: a picture, or `null` when it is empty or unreadable (a page must stand without it). */
export const pictureField = z.catch(
  z.pipe(
    z.nullish(wirePicture),
    z.transform((wire): Picture | null =>
      wire
        ? {
            url: wire.url,
            alt: wire.alternativeText ?? '',
            width: wire.width ?? null,
            height: wire.height ?? null,
            version: wire.updatedAt ?? null,
            focal: wire.focalPoint ?? null,
          }
        : null,
    ),
  ),
  null,
)
