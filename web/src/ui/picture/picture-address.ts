/** Of devices, as the specification has them. */
const DEVICE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const
const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const
/** A picture is had in these widths and no others. */
export const PICTURE_WIDTHS: readonly number[] = [...SMALL_WIDTHS, ...DEVICE_WIDTHS]

/** The address of a picture of the media library, `/media/a.jpg?v=…`, at a width. */
export function pictureAddress(url: string, width: number): string {
  return url.replace('/media/', `/pictures/${width}/`)
}

/** Pixels of a rem. */
const REM = 16

/**
 * The widths in which a picture is offered: from the least that a screen of ours asks for.
 *
 * @param sizes the `sizes` attribute; lengths in `vw` and `rem`.
 * @param needed pixels beyond which nobody needs a copy; the first one that is wide enough stays.
 */
export function offeredWidths(sizes: string, needed: number): number[] {
  const least = Math.min(...sizes.split(',').map(leastOf))
  const offered = PICTURE_WIDTHS.filter((width) => width >= least)
  const enough = offered.findIndex((width) => width >= needed)
  return enough < 0 ? offered : offered.slice(0, enough + 1)
}

/** What one size is on the smallest screen: `(width >= 56rem) 58vw` is 371. */
function leastOf(size: string): number {
  const [, number = '0', unit] = /([\d.]+)(vw|rem)\s*$/.exec(size) ?? []
  return unit === 'vw' ? (DEVICE_WIDTHS[0] * Number(number)) / 100 : Number(number) * REM
}
