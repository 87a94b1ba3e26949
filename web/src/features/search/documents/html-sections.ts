import { decodeHTML } from 'entities'

/** HTML as plain text by heading; text before the first heading has none. */
export function htmlSections(html: string): { heading: string; text: string }[] {
  return html.split(/<h[1-6][^>]*>/i).map((section, index) => {
    const [heading = '', ...rest] = index === 0 ? ['', section] : section.split(/<\/h[1-6]>/i)
    return { heading: textOf(heading), text: textOf(rest.join(' ')) }
  })
}

function textOf(html: string): string {
  return decodeHTML(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
