import { createRequire } from 'node:module'
import { parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import TurndownService from 'turndown'
import { blocksOf } from './rich-text-blocks.mjs'

/** Elements of their own content that a post or a page of ours does not show within its text. */
const LEFT_OUT = new Map([
  ['img', 'picture'],
  ['iframe', 'frame'],
  ['video', 'film'],
  ['audio', 'sound'],
  ['form', 'form'],
  ['object', 'object'],
  ['embed', 'object'],
])

const KEPT = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'br', 'hr', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figcaption'],
]

/** @type {{ gfm: import('turndown').Plugin }} */
const { gfm } = createRequire(import.meta.url)('@joplin/turndown-plugin-gfm')

const markdown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', codeBlockStyle: 'fenced' })
markdown.use(gfm)
// Posts may contain HTML, so neither a bracket nor a sign of the text may begin an element or an entity.
markdown.escape = (text) =>
  TurndownService.prototype
    .escape(text)
    .replace(/&(?=[a-z\d#]+;)/gi, '&amp;')
    .replaceAll('<', '&lt;')

/**
 * HTML of a WordPress as this product stores texts. Scripts, styles and what is not text are left out.
 * @param {string} html
 * @param {(href: string) => string} [newLink] the address here of a link
 * @returns {{ plain: string, markdown: string, blocks: import('./rich-text-blocks.mjs').Block[], tables: boolean,
 * leftOut: string[] }} leftOut: in words
 */
export function readWordpressText(html, newLink = (href) => href) {
  /** @type {Map<string, number>} */
  const left = new Map()
  const clean = sanitizeHtml(html, {
    allowedTags: KEPT,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: attributes.href ? { href: newLink(attributes.href) } : {} }),
    },
    onOpenTag: (name) => {
      const what = LEFT_OUT.get(name)
      if (what) left.set(what, (left.get(what) ?? 0) + 1)
    },
  })
  const document = parseDocument(clean)
  return {
    plain: wordsIn(document).replace(/\s+/g, ' ').trim(),
    markdown: markdown.turndown(clean).trim(),
    blocks: blocksOf(document),
    tables: clean.includes('<table>'),
    leftOut: [...left].map(
      ([what, count]) => `not taken from within the text: ${count} ${what}${count === 1 ? '' : 's'}`,
    ),
  }
}

/**
 * @param {import('domhandler').Node} node
 * @returns {string}
 */
function wordsIn(node) {
  if ('data' in node) return String(node.data)
  return 'children' in node ? /** @type {import('domhandler').Node[]} */ (node.children).map(wordsIn).join(' ') : ''
}
