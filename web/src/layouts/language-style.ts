import type { Language } from '@/words/languages'

const fonts = import.meta.glob<string>('../ui/fonts/*.woff2', { query: '?url', import: 'default', eager: true })

/**
 * The style of a language with a script of its own: its typeface, which English pages do not load, and the line height
 * that its marks above and below the letters need. Latin letters and figures stay in Anek Latin, in headings too only
 * when it has arrived: a late one would move the lines.
 */
export function languageStyle({ font, menusWidth }: Language): string {
  const room = menusWidth ? `html:root{--menus-width:${menusWidth}}` : ''
  if (!font) return room
  const faces = font.faces.map(({ file, weight }) => fontFace(font.family, font.range, file, weight, 'optional'))
  // `html:root` outranks the tokens and the classes of components, which come later in the head.
  const spacing = font.joined ? 'html:root body *{letter-spacing:normal}' : ''
  return `${faces.join('')}${room}${spacing}html:root{--font:"Anek","${font.family}","Anek on Arial","Anek on Roboto","Anek on DejaVu",system-ui,sans-serif;--font-heading:var(--font);--leading-tight:${font.leading}}html:root [lang="en"]{--leading-tight:var(--leading-latin)}h3{line-height:${font.leading}}`
}

/** The style of the links to a page in other languages, whose names are in scripts that the page's typeface lacks. */
export function languageNamesStyle(others: readonly Language[]): string {
  return others
    .flatMap(({ code, font }) => {
      if (!font) return []
      const family = `${font.family} Name`
      return [
        // Its place is fixed, and without it some computers show boxes.
        fontFace(family, font.range, font.nameFile, '300 700', 'swap'),
        `a[hreflang="${code}"]{font-family:"Anek","${family}",system-ui,sans-serif;width:${font.nameWidth}em;white-space:nowrap}`,
      ]
    })
    .join('')
}

/** @param display `optional` where a late typeface would move the lines, as of Latin letters. */
function fontFace(family: string, range: string, file: string, weight: string, display: 'optional' | 'swap'): string {
  const url = fonts[`../ui/fonts/${file}`]
  if (url === undefined) throw new Error(`there is no font ${file}`)
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:${display};unicode-range:${range}}`
}
