import type { FocalPoint } from '@ashlar/contract'
import { type ShownPicture, sourcesOf } from './picture-address'

interface PictureProps extends ShownPicture {
  /** Set on the first picture of a page: loaded at once and with the highest priority. */
  priority?: boolean
  /** Set on another picture of the first screen: loaded at once, after the more important. */
  eager?: boolean
  className?: string | undefined
  /** Replaces the stored alternative text; empty where text beside the picture already says it. */
  alt?: string
  /** The focal point for cropping, where it differs from that of the media library. */
  focal?: FocalPoint | null
}

/**
 * A picture of the media library in all widths that a screen may need. The server makes the sizes
 * (content/media/pictures.ts), the browser selects one. A drawing, or a picture without known dimensions, is shown as
 * it is.
 */
export function ResponsivePicture({
  picture,
  sizes,
  priority = false,
  eager = priority,
  className,
  maxWidth,
  alt = picture.alt,
  focal = picture.focal,
}: PictureProps) {
  const { width, height, url } = picture
  const style = focal ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined
  const sources = sourcesOf({ picture, sizes, ...(maxWidth ? { maxWidth } : {}) })
  if (!sources) {
    return (
      <img
        src={url}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        className={className}
        style={style}
        loading="lazy"
      />
    )
  }
  return (
    <img
      {...sources}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      className={className}
      style={style}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
    />
  )
}
