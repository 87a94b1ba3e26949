import localFont from 'next/font/local'

/**
 * Anek Latin, subset by artwork/fonts/subset.sh. `optional` with a preload: when the font is not there at the first
 * paint the fallback stays for that page, so no text ever moves (docs/decisions/0006).
 */
export const anek = localFont({
  src: '../ui/fonts/anek-latin.woff2',
  variable: '--font-anek',
  weight: '300 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-stretch', value: '75% 125%' }],
})
