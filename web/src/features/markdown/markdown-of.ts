import 'server-only'
import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'

/** Controls and navigation, which are not part of the text. */
const INTERACTIVE_ELEMENTS = [
  'button',
  'dialog',
  'form',
  'input',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'template',
] as const

const service = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
service.use(gfm)
service.remove([...INTERACTIVE_ELEMENTS])
service.addRule('drawings', { filter: (node) => node.nodeName.toLowerCase() === 'svg', replacement: () => '' })
service.addRule('decoration', {
  filter: (node) => node.nodeName === 'IMG' && !node.getAttribute('alt'),
  replacement: () => '',
})
service.addRule('terms', { filter: 'dt', replacement: (content) => `\n\n**${content.trim()}**: ` })
service.addRule('descriptions', { filter: 'dd', replacement: (content) => `${content.trim()}\n\n` })

/**
 * The text of a page as Markdown: the content of its `main` without decoration and controls, and its address.
 *
 * @param html of the whole page.
 * @param address of the page, in full; links become full addresses too.
 */
export function markdownOf(html: string, address: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html)?.[1] ?? ''
  const whole = main.replace(
    /\b(href|src)="([^"]*)"/g,
    (_, name: string, link: string) =>
      `${name}="${new URL(link.replaceAll('&amp;', '&'), address).href.replaceAll('&', '&amp;')}"`,
  )
  return `${service.turndown(whole).trim()}\n\n---\n\n<${address}>\n`
}
