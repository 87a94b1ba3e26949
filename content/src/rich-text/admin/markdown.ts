import { getSchema } from '@tiptap/core'
import { DOMSerializer, DOMParser as DocumentReader, type Node, type Schema } from '@tiptap/pm/model'
import { defaultMarkdownSerializer, MarkdownSerializer } from 'prosemirror-markdown'
import { renderContent } from '../../wordpress/text'
import { markdownExtensions } from './extensions'
import { outlineOf } from './outline'

export const markdownSchema: Schema = getSchema(markdownExtensions)

const { nodes, marks } = defaultMarkdownSerializer
/** The serializer's names of nodes and marks are those of its own schema; some of ours are called otherwise. */
type WriteNode = (typeof nodes)[string]
const writer = (name: string): WriteNode => {
  const write = nodes[name]
  if (!write) throw new Error(`the Markdown serializer knows no ${name}`)
  return write
}
const marker = (name: string) => {
  const mark = marks[name]
  if (!mark) throw new Error(`the Markdown serializer knows no mark ${name}`)
  return mark
}
const element = (tag: string) => ({ open: `<${tag}>`, close: `</${tag}>`, mixable: true })

const serializer = new MarkdownSerializer(
  {
    paragraph: writer('paragraph'),
    heading: writer('heading'),
    blockquote: writer('blockquote'),
    horizontalRule: writer('horizontal_rule'),
    listItem: writer('list_item'),
    text: writer('text'),
    bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
    orderedList: (state, node) => {
      const start: number = node.attrs.start ?? 1
      const widest = `${start + node.childCount - 1}. `
      state.renderList(node, ' '.repeat(widest.length), (index) => `${start + index}. `.padEnd(widest.length))
    },
    codeBlock: (state, node, ...place) => writer('code_block')(state, node, ...place),
    // A heading is one line.
    hardBreak: (state, node, parent, index) =>
      parent.type.name === 'heading' ? state.write(' ') : writer('hard_break')(state, node, parent, index),
    image: (state, node) => {
      // Until the media library has it, a picture has no address.
      if (isStored(node)) state.write(`![${state.esc(node.attrs.alt ?? '')}](${node.attrs.src})`)
    },
    table: (state, node) => {
      state.write(tableText(node))
      state.closeBlock(node)
    },
  },
  {
    bold: marker('strong'),
    italic: marker('em'),
    link: marker('link'),
    code: marker('code'),
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    sub: element('sub'),
    sup: element('sup'),
  },
  // Markup that somebody typed is words.
  { hardBreakNodeName: 'hardBreak', escapeExtraCharacters: /<(?=[a-z/!?])|&(?=#?\w+;)/gi },
)

/** Texts of parts, by their nodes, which never change: while one types, only the paragraph at hand is written anew. */
const written = new WeakMap<Node, string>()

/** A text of any editor with these extensions as Markdown. What Markdown cannot say, such as a heading at the head of a row, is HTML within it. */
export function asMarkdown(text: Node): string {
  return text.children
    .map((part) => {
      const stored = written.get(part) ?? textOf(part)
      written.set(part, stored)
      return stored
    })
    .filter(Boolean)
    .join('\n\n')
}

function textOf(part: Node): string {
  const html = htmlOf(part)
  const markdown = serializer.serialize(part.type.schema.node('doc', null, [part]), { tightLists: true }).trim()
  return outlineOf(renderContent(markdown)) === outlineOf(html) ? markdown : html
}

/** A text in Markdown, for the editor. */
export function documentOf(markdown: string): Node {
  const body = new DOMParser().parseFromString(renderContent(markdown), 'text/html').body
  return DocumentReader.fromSchema(markdownSchema).parse(body)
}

/** The elements that a text would lose in the visual editor; none for nearly all texts. */
export function lossOf(markdown: string): string[] {
  const before = outlineOf(renderContent(markdown))
  const after = outlineOf(renderContent(asMarkdown(documentOf(markdown))))
  if (before === after) return []
  const tagsIn = (outline: string): string[] => outline.match(/<[a-z]\w*/g) ?? []
  const kept = tagsIn(after)
  const lost = tagsIn(before).filter((tag) => {
    const index = kept.indexOf(tag)
    if (index >= 0) kept.splice(index, 1)
    return index < 0
  })
  return lost.length > 0 ? [...new Set(lost.map((tag) => `${tag}>`))] : ['the order of its parts']
}

/** A table as lines with bars; the alignment of a column is that of all cells below its head. */
function tableText(table: Node): string {
  const rows = table.children.map((row) => row.children)
  const [head = [], ...body] = rows
  const lines = head.map((cell, column) => {
    const aligns = new Set((body.length > 0 ? body.map((row) => row[column]) : [cell]).map((one) => one?.attrs.align))
    const [align = null] = aligns.size === 1 ? aligns : [null]
    return align === 'right' ? '---:' : align === 'center' ? ':---:' : align === 'left' ? ':---' : '---'
  })
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head.map(cellText)), line(lines), ...body.map((row) => line(row.map(cellText)))].join('\n')
}

function cellText(cell: Node): string {
  return serializer
    .serialize(cell)
    .trim()
    .replaceAll('|', '\\|')
    .replace(/\\?\n+/g, '<br>')
}

function isStored(picture: Node): boolean {
  return !String(picture.attrs.src).startsWith('data:')
}

/** HTML as somebody would write it: one line, heads of tables that say what they head, no paragraph where none is needed. */
function htmlOf(part: Node): string {
  const { body } = document.implementation.createHTMLDocument()
  body.append(DOMSerializer.fromSchema(part.type.schema).serializeNode(part, { document: body.ownerDocument }))
  for (const image of body.querySelectorAll('img[src^="data:"]')) image.remove()
  for (const table of body.querySelectorAll('table')) {
    table.removeAttribute('style')
    table.querySelector('colgroup')?.remove()
    for (const [index, row] of [...table.rows].entries()) {
      for (const head of row.querySelectorAll('th')) head.setAttribute('scope', index === 0 ? 'col' : 'row')
      if (index === 0 && [...row.cells].every(({ tagName }) => tagName === 'TH')) table.createTHead().append(row)
    }
  }
  for (const holder of body.querySelectorAll('li, td, th')) {
    const [first, ...others] = holder.children
    if (first?.tagName === 'P' && others.every(({ tagName }) => tagName !== 'P')) first.replaceWith(...first.childNodes)
  }
  return body.innerHTML.replaceAll(/\n+/g, ' ')
}
