import type { FocalPoint, Picture as PictureData } from '@ashlar/contract'
import { offeredWidths, pictureAddress } from './picture-address'

interface PictureProps {
  picture: PictureData
  /** The `sizes` attribute: the display width of the picture. */
  sizes: string
  /** Set on the first picture of a page: loaded at once and with the highest priority. */
  priority?: boolean
  className?: string | undefined
  /** Maximum display width in CSS pixels; copies wider than twice that are not offered. */
  maxWidth?: number
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
  className,
  maxWidth,
  alt = picture.alt,
  focal = picture.focal,
}: PictureProps) {
  const { width, height, url } = picture
  const style = focal ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined
  if (!width || !height || /\.svg(?:\?|$)/.test(url) || !url.startsWith('/')) {
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
  const widths = offeredWidths(sizes, Math.min(width, maxWidth ? 2 * maxWidth : width))
  return (
    <img
      src={pictureAddress(url, widths.at(-1) ?? width)}
      srcSet={widths.map((copy) => `${pictureAddress(url, copy)} ${copy}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      className={className}
      style={style}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : undefined}
    />
  )
}
