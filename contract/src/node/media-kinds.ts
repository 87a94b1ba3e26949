/** A kind of file that the media library takes, stores under one of its endings and serves as its type. */
export interface MediaKind {
  type: string
  /** The first one is given to new files; the others are those of older files. */
  endings: readonly [string, ...string[]]
  /** What an editor calls it. */
  name: string
}

/**
 * The only kinds of files that the media library takes and that site and backend serve. Nothing here may run as script:
 * an SVG is cleaned when it is stored, and served with a policy without script.
 */
export const mediaKinds: readonly MediaKind[] = [
  { type: 'image/jpeg', endings: ['.jpg', '.jpeg'], name: 'a JPEG picture' },
  { type: 'image/png', endings: ['.png'], name: 'a PNG picture' },
  { type: 'image/webp', endings: ['.webp'], name: 'a WebP picture' },
  { type: 'image/avif', endings: ['.avif'], name: 'an AVIF picture' },
  { type: 'image/gif', endings: ['.gif'], name: 'a GIF picture' },
  { type: 'image/svg+xml', endings: ['.svg'], name: 'an SVG drawing' },
  { type: 'video/mp4', endings: ['.mp4'], name: 'an MP4 film' },
  { type: 'video/webm', endings: ['.webm'], name: 'a WebM film' },
  { type: 'text/vtt', endings: ['.vtt'], name: 'WebVTT captions' },
  { type: 'application/pdf', endings: ['.pdf'], name: 'a PDF document' },
]

/** @param type a content type, also with parameters: `text/vtt; charset=utf-8`. */
export function mediaKindOfType(type: string): MediaKind | null {
  const [bare = ''] = type.split(';', 1)
  return mediaKinds.find((kind) => kind.type === bare.trim().toLowerCase()) ?? null
}

/** The kind that the ending of a name or a path says. */
export function mediaKindOfName(name: string): MediaKind | null {
  const lower = name.toLowerCase()
  return mediaKinds.find(({ endings }) => endings.some((ending) => lower.endsWith(ending))) ?? null
}

/** Pixels of an AVIF. To read one takes ten times as long as other pictures: 1 KB can hold a thread for a minute. */
export const MOST_AVIF_PIXELS = 12_500_000

/** The widest copy of a picture that the site makes, in pixels: nobody sees more of a master. */
export const WIDEST_PICTURE = 3840
