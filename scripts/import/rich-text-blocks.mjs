import { isTag, isText } from 'domhandler'

/**
 * A part of a text as Strapi's editor of blocks stores it.
 * @typedef {{ type: string, text?: string, url?: string, level?: number, format?: string, children?: Block[] }
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
    if (block === null) loose.push(...inlineOf([node], {}))
    else {
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
  if (name === 'pre') return filled('code', element)
  if (name === 'ul' || name === 'ol') return [listOf(element)]
  if (name === 'hr') return []
  if (name === 'tr') return rowOf(element)
  if (['table', 'thead', 'tbody', 'tfoot'].includes(name)) return blocksOf(element)
  return null
}

/**
 * @param {string} type
 * @param {import('domhandler').Element} element
 * @param {Partial<Block>} [more]
 */
function filled(type, element, more = {}) {
  const children = inlineOf(element.children, {})
  return hasWords(children) ? [{ type, ...more, children }] : []
}

/** @param {import('domhandler').Element} row */
function rowOf(row) {
  const cells = row.children.filter(isTag).map((cell) => inlineOf(cell.children, {}))
  const children = cells.flatMap((cell, index) => (index === 0 ? cell : [{ type: 'text', text: ' | ' }, ...cell]))
  return hasWords(children) ? [{ type: 'paragraph', children }] : []
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
 * @returns {Block[]}
 */
function inlineOf(nodes, style) {
  return nodes.flatMap((node) => {
    if (isText(node)) {
      const text = node.data.replace(/\s+/g, ' ')
      return text ? [{ type: 'text', text, ...style }] : []
    }
    if (!isTag(node)) return []
    if (node.name === 'br') return [{ type: 'text', text: '\n', ...style }]
    const children = inlineOf(node.children, { ...style, ...STYLES[node.name] })
    if (node.name === 'a' && node.attribs.href && hasWords(children)) {
      // The editor's links have no links within them.
      const words = children.flatMap((child) => (child.type === 'link' ? (child.children ?? []) : [child]))
      return [{ type: 'link', url: node.attribs.href, children: words }]
    }
    return children
  })
}

/** @param {readonly Block[]} blocks @returns {boolean} */
function hasWords(blocks) {
  return blocks.some(({ text, children }) => text?.trim() || (children && hasWords(children)))
}
