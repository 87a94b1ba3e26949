import * as z from 'zod/mini'
import { number } from './wire/fields.js'

/**
 * The point that stays visible when a picture is cropped: per cent of its width from the left and of its height from
 * the top.
 */
export interface FocalPoint {
  x: number
  y: number
}

/** A picture of the media library. `url` is the backend's; the site serves the picture from its own `/media/`. */
export interface Picture {
  url: string
  /** Alternative text; empty for a decorative picture. */
  alt: string
  /** Size of the original in pixels; null when unknown (an SVG may have none). */
  width: number | null
  height: number | null
  /** Changes when the file is replaced under the same address; `null` when unknown. */
  version: string | null
  /** From the media library; null means the middle, or the default of the place that shows the picture. */
  focal: FocalPoint | null
}

const percent = z.number().check(z.minimum(0), z.maximum(100))

const wirePicture = z.object({
  url: z.string().check(z.minLength(1)),
  alternativeText: z.nullish(z.string()),
  width: number,
  height: number,
  updatedAt: z.nullish(z.string()),
  focalPoint: z.catch(z.nullish(z.object({ x: percent, y: percent })), null),
})

/** A media field of the backend: a picture, or `null` when it is empty or invalid, so that the page still renders. */
export const pictureField = z.catch(
  z.pipe(
    z.nullish(wirePicture),
    z.transform((wire): Picture | null =>
      wire
        ? {
            url: wire.url,
            alt: wire.alternativeText ?? '',
            width: wire.width,
            height: wire.height,
            version: wire.updatedAt ?? null,
            focal: wire.focalPoint ?? null,
          }
        : null,
    ),
  ),
  null,
)
