import { createRequire } from 'node:module'
import { filmPageOf, pictureOfMarkup, withoutShortcodes } from '@ashlar/contract/node/wordpress-markup'
import { Element, isTag, isText, Text } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import TurndownService from 'turndown'
import { blocksOf, FILM } from './rich-text-blocks.mjs'
import { FILE_MARK, fileOfMark, markFor, PICTURE_MARK } from './source-record.mjs'

const INLINE = ['a', 'b', 'code', 'del', 'em', 'i', 's', 'strong', 'sub', 'sup', 'u']
const KEPT = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'br', 'hr', 'img', 'div'],
  ...['figure', 'figcaption', 'cite', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...INLINE,
]

/** Elements that are written as others that mean nearly the same. */
const AS_OTHERS = { dt: 'p', dd: 'p', summary: 'p', section: 'div', article: 'div', center: 'div', caption: 'p' }

/** The class of a button to a file. */
const SECOND_LINK = 'wp-block-file__button'

/** Elements of their own content, which become links to it. */
const PLAYERS = ['iframe', 'video', 'audio', 'source', 'embed']

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
// Markdown has no word for these, so they stay HTML.
markdown.keep(['sub', 'sup'])
markdown.addRule('target', {
  filter: (node) => node.nodeName === 'A' && node.id !== '',
  replacement: (_content, node) => elementOf(node).outerHTML,
})
markdown.addRule('spans', {
  filter: (node) => node.nodeName === 'TABLE' && Boolean(node.querySelector('[rowspan], [colspan]')),
  // A blank line would end the HTML.
  replacement: (_content, node) =>
    `\n\n${elementOf(node)
      .outerHTML.replace(/\n\s*\n/g, '\n')
      .trim()}\n\n`,
})
markdown.addRule('preformatted', {
  filter: (node) => node.nodeName === 'PRE' && !node.querySelector('code'),
  replacement: (_content, node) => {
    const { outerHTML, textContent, innerHTML } = elementOf(node)
    if (innerHTML.includes('<')) return `\n\n${outerHTML}\n\n`
    const fence = textContent.includes('```') ? '~~~~' : '```'
    return `\n\n${fence}\n${textContent.replace(/\n$/, '')}\n${fence}\n\n`
  },
})
markdown.addRule('picture', {
  filter: 'img',
  replacement: (_content, node) => {
    const element = elementOf(node)
    return `![${markdown.escape(element.getAttribute('alt') ?? '')}](${element.getAttribute('src')})`
  },
})

/**
 * The element of a rule of turndown, whose types need those of browsers.
 * @typedef {{ outerHTML: string, textContent: string, innerHTML: string, getAttribute(name: string): string | null }} MarkupElement
 */

/** @param {unknown} node @returns {MarkupElement} */
function elementOf(node) {
  return /** @type {MarkupElement} */ (node)
}

/**
 * How addresses of a text are understood.
 * @typedef {object} TextPlace
 * @property {(href: string) => string} link the address here of a link, or the mark of a file; empty for none
 * @property {(src: string, alt: string) => string} picture the mark of a picture; empty for none
 */

/** @type {TextPlace} */
const NO_PLACE = { link: (href) => href, picture: () => '' }

/**
 * HTML of a WordPress as this product stores texts. Scripts, styles and what is not text are left out.
 * @param {string} html
 * @param {TextPlace} [place]
 * @returns {{ plain: string, markdown: string, blocks: import('./rich-text-blocks.mjs').Block[], tables: boolean,
 * targets: boolean, raised: boolean, leftOut: string[] }} raised: whether letters stand above or below the line that
 * have no signs of their own there; leftOut: in words
 */
export function readWordpressText(html, place = NO_PLACE) {
  /** @type {Map<string, number>} */
  const left = new Map()
  const leave = (/** @type {string} */ what) => left.set(what, (left.get(what) ?? 0) + 1)
  const { html: words, names } = withoutShortcodes(html)
  const clean = sanitize(words, place, leave)
  const document = parseDocument(clean)
  const targets = markTargets(document)
  unwrapPictures(document)
  nameSources(document)
  breakLines(document)
  linkBareAddresses(document)
  const whole = DomUtils.getOuterHTML(document)
  return {
    plain: wordsIn(document).replace(/\s+/g, ' ').trim(),
    markdown: markdown.turndown(whole).trim(),
    blocks: blocksOf(document),
    tables: clean.includes('<table'),
    targets,
    raised: DomUtils.findAll(({ name }) => name === 'sub' || name === 'sup', document.children).some(
      (element) => !/^[\d+=()-]*$/.test(DomUtils.textContent(element)),
    ),
    leftOut: [
      ...[...left].map(([what, count]) => `not taken from within the text: ${count} ${what}${count === 1 ? '' : 's'}`),
      ...(names.length > 0 ? [`shortcodes were left out: ${names.join(', ')}`] : []),
    ],
  }
}

/**
 * The words of an excerpt. WordPress cuts it with `[…]`, and themes add a link to the rest of the text.
 * @param {string} html
 */
export function readWordpressExcerpt(html) {
  const { plain } = readWordpressText(
    sanitizeHtml(html, {
      allowedAttributes: false,
      exclusiveFilter: ({ tag, attribs }) => tag === 'a' && /\bmore-link\b/.test(attribs.class ?? ''),
    }),
  )
  const cut = plain.lastIndexOf('[…]')
  return cut < 0 ? plain : `${plain.slice(0, cut).trimEnd()}…`
}

/**
 * @param {string} html
 * @param {TextPlace} place
 * @param {(what: string) => void} leave
 */
function sanitize(html, { link, picture }, leave) {
  const ids = new Set([...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id]) => id))
  /** @type {(id: string | undefined) => Record<string, string>} */
  const target = (id) => (id && ids.has(id) ? { id } : {})
  const shown = new Set()
  return sanitizeHtml(html, {
    allowedTags: KEPT,
    allowedAttributes: {
      '*': ['id'],
      a: ['href', FILM, SECOND_LINK],
      img: ['src', 'alt'],
      ol: ['start'],
      ...{ td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel', ...[PICTURE_MARK, FILE_MARK].map((mark) => mark.slice(0, -1))],
    transformTags: {
      ...AS_OTHERS,
      '*': (tagName, { id, ...attribs }) => ({ tagName, attribs: { ...attribs, ...target(id) } }),
      a: (tagName, { href, id, class: kind = '' }) => {
        // Beside the link to a file stands a second one.
        if (kind.includes(SECOND_LINK)) return { tagName, attribs: { [SECOND_LINK]: '' } }
        // A link to a place within the same text.
        const address = href?.startsWith('#') && ids.has(href.slice(1)) ? href : link(href ?? '')
        return { tagName, attribs: { ...(href && address ? { href: address } : {}), ...target(id) } }
      },
      img: (tagName, attribs) => {
        const found = pictureOfMarkup(attribs)
        const mark = found ? picture(found.src, found.alt) : ''
        // A picture that is loaded late stands twice.
        if (!mark || shown.has(fileOfMark(mark).url)) return { tagName, attribs: {} }
        shown.add(fileOfMark(mark).url)
        return { tagName, attribs: { src: mark, alt: found?.alt ?? '' } }
      },
      ...Object.fromEntries(PLAYERS.map((name) => [name, linkInstead(link)])),
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === 'img' && !attribs.src) ||
      SECOND_LINK in attribs ||
      (tag === 'a' && !attribs.id && text.trim() === '' && mediaChildren.length === 0),
    onOpenTag: (name) => {
      if (name === 'form') leave('form')
      if (name === 'object') leave('object')
    },
  })
}

/**
 * A link to what a frame or a player shows.
 * @param {TextPlace['link']} link
 * @returns {import('sanitize-html').Transformer}
 */
const linkInstead =
  (link) =>
  (_name, { src = '', title }) => {
    const page = filmPageOf(src)
    const href = src && (page ?? link(src))
    // An element that is not kept: what is inside, such as the sources of a film, stays.
    if (!/^(?:https?:|\/|import-)/.test(href)) return { tagName: 'span', attribs: {} }
    const isMark = href.startsWith(FILE_MARK)
    const text = title?.trim() || (isMark ? fileOfMark(href).name : new URL(href, 'https://this.example').host)
    return { tagName: 'a', attribs: { href, ...filmOf(page) }, text }
  }

/** @param {string | null} page of a film, as people copy its address too */
function filmOf(page) {
  const youtube = YOUTUBE.exec(page ?? '')?.[1]
  const vimeo = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)/.exec(page ?? '')?.[1]
  return youtube || vimeo ? { [FILM]: youtube ?? `vimeo:${vimeo}` } : {}
}
const YOUTUBE = /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})/

/**
 * Puts a target of its own into each element to which the text links: Markdown has no ids.
 * @param {import('domhandler').Document} document
 */
function markTargets(document) {
  const marked = DomUtils.findAll(({ attribs }) => Boolean(attribs.id), document.children)
  for (const element of marked) {
    if (element.name === 'a' || element.name === 'sup') continue
    const target = new Element('a', { id: element.attribs.id ?? '' })
    delete element.attribs.id
    // Blocks within an element would end its line before the target.
    const first = element.children.find((child) => isTag(child) && child.name === 'p')
    DomUtils.prependChild(first && isTag(first) ? first : element, target)
  }
  return marked.length > 0
}

/**
 * Whom a quotation cites is a paragraph of it; elsewhere the title of a work stands in a line.
 * @param {import('domhandler').Document} document
 */
function nameSources(document) {
  for (const cite of DomUtils.getElementsByTagName('cite', document)) {
    const isOfQuote = cite.parent && isTag(cite.parent) && cite.parent.name === 'blockquote'
    cite.name = isOfQuote ? 'p' : 'em'
  }
}

/**
 * Preformatted words have their lines as they are.
 * @param {import('domhandler').Document} document
 */
function breakLines(document) {
  for (const pre of DomUtils.getElementsByTagName('pre', document)) {
    for (const line of DomUtils.getElementsByTagName('br', pre.children)) DomUtils.replaceElement(line, new Text('\n'))
  }
}

/**
 * A picture that leads to its own larger file is that file.
 * @param {import('domhandler').Document} document
 */
function unwrapPictures(document) {
  for (const link of DomUtils.getElementsByTagName('a', document)) {
    const { href = '' } = link.attribs
    if (!href.startsWith(PICTURE_MARK)) continue
    const [picture] = DomUtils.getElementsByTagName('img', link.children)
    if (picture) {
      const alternativeText = picture.attribs.alt ?? ''
      picture.attribs.src = markFor(PICTURE_MARK, { ...fileOfMark(href), alternativeText })
      DomUtils.replaceElement(link, picture)
    } else link.attribs.href = FILE_MARK + href.slice(PICTURE_MARK.length)
  }
}

/**
 * An embed whose player the source could not ask for is its bare address.
 * @param {import('domhandler').Document} document
 */
function linkBareAddresses(document) {
  const isBare = (/** @type {import('domhandler').Node} */ node) =>
    isText(node) &&
    /^\s*https?:\/\/\S+\s*$/.test(node.data) &&
    !(node.parent && isTag(node.parent) && ['a', 'code', 'pre'].includes(node.parent.name))
  for (const node of DomUtils.filter(isBare, document)) {
    if (!isText(node)) continue
    const href = node.data.trim()
    node.data = href
    const link = new Element('a', { href, ...filmOf(href) })
    DomUtils.replaceElement(node, link)
    DomUtils.appendChild(link, node)
  }
}

/**
 * @param {import('domhandler').Node} node
 * @returns {string}
 */
function wordsIn(node) {
  if (isText(node)) return node.data
  if (!('children' in node)) return ' '
  const words = /** @type {import('domhandler').Node[]} */ (node.children).map(wordsIn).join('')
  return isTag(node) && INLINE.includes(node.name) ? words : ` ${words} `
}
