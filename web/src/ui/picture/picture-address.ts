import type { Picture } from '@ashlar/contract'

/** Widths of devices, from the specification. */
const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const
/** The only widths in which a picture is available, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [...SMALL_WIDTHS, ...DEVICE_WIDTHS]

/** The address of a picture of the media library, `/media/a.jpg?v=…`, at a width. */
export function pictureAddress(url: string, width: number): string {
  return url.replace('/media/', `/pictures/${width}/`)
}

/** A picture as a view shows it: what decides which of its copies a browser loads. */
export interface ShownPicture {
  picture: Picture
  /** The `sizes` attribute: the display width of the picture. */
  sizes: string
  /** Maximum display width in CSS pixels; copies wider than twice that are not offered. */
  maxWidth?: number
}

/** The attributes of an `img`, and of the link that preloads it. */
interface PictureSources {
  /** The largest copy. */
  src: string
  srcSet: string
  sizes: string
}

/** The copies of a picture; `null` for a drawing, or a picture without known dimensions, which is shown as it is. */
export function sourcesOf({ picture: { url, width, height }, sizes, maxWidth }: ShownPicture): PictureSources | null {
  if (!width || !height || /\.svg(?:\?|$)/.test(url) || !url.startsWith('/')) return null
  const widths = offeredWidths(sizes, Math.min(width, maxWidth ? 2 * maxWidth : width, mostOf(sizes)))
  return {
    src: pictureAddress(url, widths.at(-1) ?? width),
    srcSet: widths.map((copy) => `${pictureAddress(url, copy)} ${copy}w`).join(', '),
    sizes,
  }
}

/** Pixels per rem. */
const REM = 16

/**
 * The widths in which a picture is offered, starting with the least that any screen needs.
 *
 * @param sizes the `sizes` attribute, with lengths in `vw` and `rem`.
 * @param needed pixels beyond which nobody needs a copy; the first width that is large enough is included.
 */
export function offeredWidths(sizes: string, needed: number): number[] {
  const least = Math.min(...sizes.split(',').map(leastOf))
  const offered = PICTURE_WIDTHS.filter((width) => width >= least)
  const enough = offered.findIndex((width) => width >= needed)
  return enough < 0 ? offered : offered.slice(0, enough + 1)
}

/** The pixels of one size on the smallest screen: 371 for `(width >= 56rem) 58vw`. */
function leastOf(size: string): number {
  const { number, unit } = lengthOf(size)
  return unit === 'vw' ? (DEVICE_WIDTHS[0] * number) / 100 : number * REM
}

/** The most pixels that a picture of fixed sizes has on a screen of three to a point; any number when one grows with the window. */
function mostOf(sizes: string): number {
  const lengths = sizes.split(',').map(lengthOf)
  return Math.max(...lengths.map(({ number, unit }) => (unit === 'rem' ? 3 * REM * number : Number.POSITIVE_INFINITY)))
}

function lengthOf(size: string): { number: number; unit: string | undefined } {
  const [, number = '0', unit] = /([\d.]+)(vw|rem)\s*$/.exec(size) ?? []
  return { number: Number(number), unit }
}
