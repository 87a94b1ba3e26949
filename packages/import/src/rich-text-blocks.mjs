import { isTag, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** Attribute of a link that leads to a film: the film as a block of ours names it. */
export const FILM = 'data-film'

/**
 * A part of a text as Strapi's editor of blocks stores it. `picture` and `film` are parts that stand in blocks of their
 * own: `url` is the mark of a file, or the film, and `text` its words.
 * @typedef {{ type: string, text?: string, url?: string, caption?: string, level?: number, format?: string,
 * children?: Block[] }
 * & Partial<Record<'bold' | 'italic' | 'underline' | 'strikethrough' | 'code', true>>} Block
 */

/** @typedef {Partial<Record<'bold' | 'italic' | 'underline' | 'strikethrough' | 'code', true>>} Style */

/** @type {Readonly<Record<string, Style>>} */
const STYLES = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
  s: { strikethrough: true },
  del: { strikethrough: true },
  code: { code: true },
}

/** Letters that Unicode has above and below the line; the editor has no other ones there. */
const RAISED = { from: '0123456789+-=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ' }
const LOWERED = { from: '0123456789+-=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' }

/** Elements around others. */
const AROUND = ['table', 'thead', 'tbody', 'tfoot', 'div']

const HEADING = /^h([1-6])$/

/**
 * Clean HTML as blocks of Strapi's editor. Each row of a table becomes a paragraph, because the editor has no tables.
 * @param {import('domhandler').ParentNode} parent
 * @returns {Block[]}
 */
export function blocksOf(parent) {
  /** @type {Block[]} */
  const blocks = []
  /** @type {Block[]} text between elements, which WordPress writes without a paragraph */
  let loose = []
  const end = () => {
    if (hasWords(loose)) blocks.push({ type: 'paragraph', children: loose })
    loose = []
  }
  for (const node of parent.children) {
    const block = isTag(node) ? blockOf(node) : null
    if (block === null) {
      loose.push(...inlineOf([node], {}))
      const media = mediaIn([node])
      if (media.length > 0) end()
      blocks.push(...media)
    } else {
      end()
      blocks.push(...block)
    }
  }
  end()
  return blocks
}

/**
 * @param {import('domhandler').Element} element
 * @returns {Block[] | null} null for an element within a line
 */
function blockOf(element) {
  const { name } = element
  const heading = HEADING.exec(name)
  if (heading) return filled('heading', element, { level: Number(heading[1]) })
  if (name === 'p' || name === 'figcaption') return filled('paragraph', element)
  if (name === 'blockquote') return filled('quote', element)
  if (name === 'pre') return filled('code', element, {}, true)
  if (name === 'img' || element.attribs[FILM]) return mediaIn([element])
  if (name === 'ul' || name === 'ol') return [listOf(element), ...mediaIn(element.children)]
  if (name === 'hr') return []
  if (name === 'tr') return rowOf(element)
  if (name === 'figure') return figureOf(element)
  if (AROUND.includes(name)) return blocksOf(element)
  return null
}

/**
 * @param {string} type
 * @param {import('domhandler').Element} element
 * @param {Partial<Block>} [more]
 * @param {boolean} [keepsBlanks]
 */
function filled(type, element, more = {}, keepsBlanks = false) {
  const children = inlineOf(element.children, {}, keepsBlanks)
  return [...(hasWords(children) ? [{ type, ...more, children }] : []), ...mediaIn(element.children)]
}

/**
 * A picture takes the words below it along.
 * @param {import('domhandler').Element} element
 * @returns {Block[]}
 */
function figureOf(element) {
  const [media, ...others] = mediaIn(element.children)
  const captions = DomUtils.getElementsByTagName('figcaption', element.children)
  const [words] = captions
  if (!media || others.length > 0 || captions.length !== 1 || !words) return blocksOf(element)
  const caption = DomUtils.textContent(words).replace(/\s+/g, ' ').trim()
  return [media.type === 'picture' ? { ...media, caption } : { ...media, text: caption || media.text || '' }]
}

/**
 * The pictures and films within elements.
 * @param {readonly import('domhandler').ChildNode[]} nodes
 * @returns {Block[]}
 */
function mediaIn(nodes) {
  const found = DomUtils.filter((node) => isTag(node) && (node.name === 'img' || FILM in node.attribs), [...nodes])
  return found
    .filter(isTag)
    .map((element) =>
      element.name === 'img'
        ? { type: 'picture', url: element.attribs.src ?? '', text: element.attribs.alt ?? '' }
        : { type: 'film', url: element.attribs[FILM] ?? '', text: DomUtils.textContent(element).trim() },
    )
}

/** @param {import('domhandler').Element} row */
function rowOf(row) {
  const cells = row.children.filter(isTag).map((cell) => inlineOf(cell.children, {}))
  const children = cells.flatMap((cell, index) => (index === 0 ? cell : [{ type: 'text', text: ' | ' }, ...cell]))
  return [...(hasWords(children) ? [{ type: 'paragraph', children }] : []), ...mediaIn(row.children)]
}

/**
 * @param {import('domhandler').Element} element
 * @returns {Block}
 */
function listOf(element) {
  const children = element.children.filter(isTag).flatMap((item) => {
    const isList = (/** @type {import('domhandler').Element} */ { name }) => name === 'ul' || name === 'ol'
    const words = inlineOf(
      item.children.filter((node) => !(isTag(node) && isList(node))),
      {},
    )
    const lists = item.children.filter(isTag).filter(isList).map(listOf)
    return [...(hasWords(words) ? [{ type: 'list-item', children: words }] : []), ...lists]
  })
  return { type: 'list', format: element.name === 'ol' ? 'ordered' : 'unordered', children }
}

/**
 * @param {readonly import('domhandler').ChildNode[]} nodes
 * @param {Style} style
 * @param {boolean} [keepsBlanks]
 * @returns {Block[]}
 */
function inlineOf(nodes, style, keepsBlanks = false) {
  return nodes.flatMap((node, index) => {
    if (isText(node)) {
      const text = keepsBlanks ? node.data : node.data.replace(/\s+/g, ' ')
      return text ? [{ type: 'text', text, ...style }] : []
    }
    // Films stand in blocks of their own.
    if (!isTag(node) || FILM in node.attribs) return []
    if (node.name === 'br') return [{ type: 'text', text: '\n', ...style }]
    const children = inlineOf(node.children, { ...style, ...STYLES[node.name] }, keepsBlanks)
    // A paragraph after another one, within a quotation or an item.
    if (node.name === 'p' && index > 0 && hasWords(children)) return [{ type: 'text', text: '\n' }, ...children]
    if (node.name === 'sup') return children.map((child) => inLetters(child, RAISED))
    if (node.name === 'sub') return children.map((child) => inLetters(child, LOWERED))
    if (node.name === 'a' && node.attribs.href && hasWords(children)) {
      // The editor's links have no links within them.
      const words = children.flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]))
      return [{ type: 'link', url: node.attribs.href, children: words }]
    }
    return children
  })
}

/**
 * A text above or below the line, as far as Unicode has its letters there.
 * @param {Block} block
 * @param {{ from: string, to: string }} letters
 * @returns {Block}
 */
function inLetters(block, { from, to }) {
  if (block.children) return { ...block, children: block.children.map((child) => inLetters(child, { from, to })) }
  const signs = [...(block.text ?? '')]
  if (signs.some((sign) => !from.includes(sign))) return block
  return { ...block, text: signs.map((sign) => [...to][from.indexOf(sign)]).join('') }
}

/** @param {readonly Block[]} blocks @returns {boolean} */
function hasWords(blocks) {
  return blocks.some(({ text, children }) => text?.trim() || (children && hasWords(children)))
}
