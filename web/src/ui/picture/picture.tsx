import type { FocalPoint, Picture as PictureData } from '@ashlar/contract'
import { getImageProps } from 'next/image'
import { preload } from 'react-dom'

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
  /** What a crop keeps in sight; the middle without it. */
  focal?: FocalPoint | null
}

/**
 * A picture of the media library in as many widths as the screen may ask for. It is a plain `img`: the optimiser makes
 * the sizes, the browser picks one, and no script is sent for it. A drawing, or one without known dimensions, is shown as it is.
 */
export function Picture({
  picture,
  sizes,
  priority = false,
  className,
  maxWidth,
  alt = picture.alt,
  focal,
}: PictureProps) {
  const { width, height, url } = picture
  const style = focal ? { objectPosition: `${focal.x}% ${focal.y}%` } : undefined
  if (!width || !height || url.endsWith('.svg') || !url.startsWith('/')) {
    return (
      <img
        src={url}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        className={className}
        style={style}
        loading="lazy"
        decoding="async"
      />
    )
  }
  const { props } = getImageProps({ src: url, alt, width, height, sizes, quality: 75 })
  const srcSet = props.srcSet && withinReach(props.srcSet, Math.min(width, maxWidth ? 2 * maxWidth : width))
  if (priority) {
    preload(props.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(srcSet ? { imageSrcSet: srcSet, imageSizes: sizes } : {}),
    })
  }
  return (
    <img
      src={props.src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      className={className}
      style={style}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
    />
  )
}

/** Leaves out the copies that are wider than anybody needs, or than the master is; the first wide enough one stays. */
export function withinReach(srcSet: string, needed: number): string {
  const copies = srcSet.split(', ')
  const widthOf = (copy: string) => Number(/ (\d+)w$/.exec(copy)?.[1] ?? 0)
  const enough = copies.findIndex((copy) => widthOf(copy) >= needed)
  return copies.slice(0, enough < 0 ? copies.length : enough + 1).join(', ')
}
