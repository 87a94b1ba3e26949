import type { FocalPoint, Picture as PictureData } from '@ashlar/contract'
import { offeredWidths, pictureAddress } from './picture-address'

interface PictureProps {
  picture: PictureData
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** Set on the first picture of a page: fetched at once and ahead of everything else. */
  priority?: boolean
  className?: string | undefined
  /** CSS pixels it is shown at most; wider copies than twice that are not offered. */
  maxWidth?: number
  /** Stands in for the stored alternative text; empty where words beside the picture say it already. */
  alt?: string
  /** What a crop keeps in sight, where that is not what the media library says. */
  focal?: FocalPoint | null
}

/**
 * A picture of the media library in as many widths as the screen may ask for. The server makes the sizes
 * (content/media/pictures.ts), the browser picks one. A drawing, or one without known dimensions, is shown as it is.
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
