/**
 * The window widths at which layouts change; no other file defines one. Style sheets use them as custom media
 * (web/build/custom-media.ts): `@media (--from-xl)`, `@media (--below-xs)`, `@media (--xs-to-xl)`. A component that is
 * used in containers of different widths uses a container query with a number of its own instead.
 */
export const breakpoints = {
  x2s: '30rem',
  xs: '40rem',
  s: '48rem',
  m: '56rem',
  l: '60rem',
  /** From this width on the header shows its menus; below it, a drawer. */
  xl: '64rem',
  x2l: '75rem',
  x3l: '84rem',
  /** The maximum width of a page (`--page` in tokens.css). */
  page: '90rem',
  /** From this width on a page has its maximum width, with margins beside it. */
  wholePage: '94rem',
  x4l: '100rem',
} as const

/**
 * Below this height, fixed elements would cover too much: `@media (--low)`, a phone in landscape or a page at 400 %.
 */
export const LOW_HEIGHT = '32rem'

type Breakpoint = keyof typeof breakpoints

/** The widths below each breakpoint, for `matchMedia`: `belowWidth.m` is `(width < 56rem)`. */
export const belowWidth = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [name, `(width < ${width})`]),
) as Readonly<Record<Breakpoint, string>>

/** Media conditions for `sizes` of pictures and for `matchMedia`: `minWidth.m` is `(width >= 56rem)`. */
export const minWidth = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [name, `(width >= ${width})`]),
) as Readonly<Record<Breakpoint, string>>

/** The `sizes` of a picture across the page: as wide as the window, up to the maximum width of a page. */
export const PAGE_SIZES = `${minWidth.wholePage} ${breakpoints.page}, 100vw`
