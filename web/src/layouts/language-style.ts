import type { Language } from '@/words/languages'

const fonts = import.meta.glob<string>('../ui/fonts/*.woff2', { query: '?url', import: 'default', eager: true })

/**
 * The style of a language with a script of its own: its typeface, which English pages do not load, and the line height
 * that its marks above and below the letters need. Latin letters and figures stay in Anek Latin.
 */
export function languageStyle({ font }: Language): string {
  if (!font) return ''
  const faces = font.faces.map(({ file, weight }) => {
    const url = fonts[`../ui/fonts/${file}`]
    if (url === undefined) throw new Error(`there is no font ${file}`)
    return `@font-face{font-family:"${font.family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap;unicode-range:${font.range}}`
  })
  // `html:root` outranks the tokens and the classes of components, which come later in the head.
  const spacing = font.joined ? 'html:root body *{letter-spacing:normal}' : ''
  return `${faces.join('')}${spacing}html:root{--font:"Anek","${font.family}","Anek on Arial","Anek on Roboto","Anek on DejaVu",system-ui,sans-serif;--leading-tight:${font.leading}}html:root [lang="en"]{--leading-tight:var(--leading-latin)}h3{line-height:${font.leading}}`
}
