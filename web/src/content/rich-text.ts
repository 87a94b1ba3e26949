import 'server-only'
import { readableText } from '@ashlar/contract'
import { decodeHTML } from 'entities'
import sanitizeHtml from 'sanitize-html'
import { addressHere } from '@/words/page-language'

/**
 * Sanitises the HTML of an editor when it arrives. Text, lists, tables, links and quotations stay;
 * scripts, styles, frames, forms and event handlers are removed. First-level headings become second-level ones, since
 * the page already has a first-level one.
 */
export function cleanRichText(html: string): string {
  return cleanWith(html, RICH_TEXT)
}

export function cleanWith(html: string, options: sanitizeHtml.IOptions): string {
  return readableText(sanitizeHtml(html, options))
}

/** A cell says how it stands in one way; Markdown, WordPress and word processors have one each. */
const alignedCell: sanitizeHtml.Transformer = (tagName, attribs) => {
  const { style = '', align = '', class: kind = '' } = attribs
  const [, side] =
    /(?:text-align: ?|has-text-align-|^)(right|center|end)\b/.exec((style || kind || align).toLowerCase()) ?? []
  return { tagName, attribs: side ? { ...attribs, 'data-align': side === 'center' ? 'center' : 'end' } : attribs }
}
export const ALIGNED_CELLS = { th: alignedCell, td: alignedCell }

export const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
      'p',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'strong',
      'b',
      'em',
      'i',
      'sub',
      'sup',
      's',
      'del',
      'br',
      'hr',
      'a',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption', 'code', 'pre'],
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan', 'data-align'],
    td: ['colspan', 'rowspan', 'data-align'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
    ...ALIGNED_CELLS,
    a: (tagName, attributes) => ({
      tagName,
      attribs: /^https?:/.test(attributes.href ?? '')
        ? { ...attributes, target: '_blank', rel: 'noopener' }
        : { href: addressHere(attributes.href ?? '') },
    }),
  },
}

/**
 * The text of an excerpt. WordPress cuts it with `[…]`, and themes add a link to the rest of the post, which every place
 * that shows an excerpt has already.
 */
export function plainExcerpt(html: string): string {
  const text = plainText(
    sanitizeHtml(html, {
      allowedAttributes: false,
      exclusiveFilter: ({ tag, attribs }) => tag === 'a' && /\bmore-link\b/.test(attribs.class ?? ''),
    }),
  )
  const cut = text.lastIndexOf('[…]')
  return cut < 0 ? text : `${text.slice(0, cut).trimEnd()}…`
}

/** The text of HTML without tags and entities: titles and excerpts arrive as HTML, and cards show text. */
export function plainText(html: string): string {
  // Entities may stand for control characters.
  return readableText(decodeHTML(html.replace(/<[^>]*>/g, ' ')))
    .replace(/[ \t\n\r]+/g, ' ')
    .trim()
}
