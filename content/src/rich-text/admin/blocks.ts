import { getSchema, type JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { blocksExtensions } from './extensions'

/** A part of a text as Strapi stores it: a tree. Parts that the editor does not know are kept as they are. */
export interface Block {
  type: string
  text?: string
  url?: string
  level?: number
  format?: string
  language?: string
  children?: Block[]
  [other: string]: unknown
}

/** Strapi's name of a style, by the editor's. */
const STYLES: Readonly<Record<string, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strikethrough',
  code: 'code',
}

export const blocksSchema = getSchema(blocksExtensions)

/** A stored text, for the editor. */
export function blocksContent(blocks: readonly Block[] | null): JSONContent {
  const content = (blocks ?? []).map(partOf)
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function partOf(block: Block): JSONContent {
  const { type, level, format, language } = block
  const children = block.children ?? []
  switch (type) {
    case 'paragraph':
      return { type: 'paragraph', content: inline(children) }
    case 'heading':
      return { type: 'heading', attrs: { level }, content: inline(children) }
    case 'quote':
      return { type: 'blockquote', content: [{ type: 'paragraph', content: inline(children) }] }
    case 'code':
      return { type: 'codeBlock', attrs: { language: language ?? null }, content: plain(children) }
    case 'list':
      return { type: format === 'ordered' ? 'orderedList' : 'bulletList', content: itemsOf(children) }
    default:
      return { type: 'keptBlock', attrs: { block } }
  }
}

/** A list within a list stands after its item, in the list. */
function itemsOf(children: readonly Block[]): JSONContent[] {
  const items: JSONContent[] = []
  for (const child of children) {
    if (child.type === 'list') {
      const holder = items.at(-1) ?? { type: 'listItem', content: [{ type: 'paragraph' }] }
      if (items.length === 0) items.push(holder)
      holder.content?.push(partOf(child))
    } else items.push({ type: 'listItem', content: [{ type: 'paragraph', content: inline(child.children ?? []) }] })
  }
  return items
}

function inline(children: readonly Block[], marks: readonly JSONContent[] = []): JSONContent[] {
  return children.flatMap((child): JSONContent[] => {
    if (child.type === 'link')
      return inline(child.children ?? [], [...marks, { type: 'link', attrs: { href: child.url } }])
    const styles = Object.entries(STYLES).flatMap(([type, stored]) => (child[stored] === true ? [{ type }] : []))
    const all = [...marks, ...styles] as NonNullable<JSONContent['marks']>
    return (child.text ?? '')
      .split('\n')
      .flatMap((line, index): JSONContent[] => [
        ...(index > 0 ? [{ type: 'hardBreak', marks: all }] : []),
        ...(line === '' ? [] : [{ type: 'text', text: line, marks: all }]),
      ])
  })
}

function plain(children: readonly Block[]): JSONContent[] {
  const text = children.map((child) => child.text ?? '').join('')
  return text === '' ? [] : [{ type: 'text', text }]
}

/** A text as it is stored; `null` when it is empty. */
export function blocksOf(text: Node): Block[] | null {
  const blocks = text.children.flatMap(blocksOfPart)
  const isEmpty = blocks.every(
    ({ type, children }) => type === 'paragraph' && children?.every((child) => child.text === ''),
  )
  return isEmpty ? null : blocks
}

function blocksOfPart(part: Node): Block[] {
  switch (part.type.name) {
    case 'heading':
      return [{ type: 'heading', level: part.attrs.level, children: written(part) }]
    case 'blockquote':
      // A quotation holds words alone; a list or a heading that was pasted into one follows it.
      return part.children.flatMap((child) =>
        child.type.name === 'paragraph' ? [{ type: 'quote', children: written(child) }] : blocksOfPart(child),
      )
    case 'codeBlock':
      return [
        {
          type: 'code',
          ...(part.attrs.language ? { language: part.attrs.language } : {}),
          children: [{ type: 'text', text: part.textContent }],
        },
      ]
    case 'bulletList':
    case 'orderedList':
      return [listOf(part)]
    case 'keptBlock':
      return [part.attrs.block]
    default:
      return [{ type: 'paragraph', children: written(part) }]
  }
}

function listOf(list: Node): Block {
  const format = list.type.name === 'orderedList' ? 'ordered' : 'unordered'
  const children = list.children.flatMap((item) => {
    const parts = item.children
    const inner = parts.filter(({ type }) => type.name.endsWith('List'))
    const lines = parts.filter((part) => !inner.includes(part)).flatMap(linesIn)
    const words = lines.flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text', text: '\n' }] : []),
      ...written(line),
    ])
    return [
      { type: 'list-item', children: words.length > 0 ? words : [{ type: 'text', text: '' }] },
      ...inner.map(listOf),
    ]
  })
  return { type: 'list', format, children }
}

/** The lines of a part: an item of a list holds words alone. */
function linesIn(part: Node): Node[] {
  return part.inlineContent ? [part] : part.children.flatMap(linesIn)
}

/** Neighbours of one style are one text, as Strapi writes them; a line without words is an empty text. */
function written(line: Node): Block[] {
  const children: Block[] = []
  line.forEach((node) => {
    const href: unknown = node.marks.find(({ type }) => type.name === 'link')?.attrs.href
    const styles = node.marks.flatMap(({ type }) => (STYLES[type.name] ? [[STYLES[type.name], true]] : []))
    const text: Block = { type: 'text', text: node.isText ? (node.text ?? '') : '\n', ...Object.fromEntries(styles) }
    const last = children.at(-1)
    if (typeof href !== 'string') addText(children, text)
    else if (last?.type === 'link' && last.url === href) addText(last.children ?? [], text)
    else children.push({ type: 'link', url: href, children: [text] })
  })
  return children.length > 0 ? children : [{ type: 'text', text: '' }]
}

function addText(siblings: Block[], text: Block): void {
  const last = siblings.at(-1)
  const isSame = last?.type === 'text' && Object.values(STYLES).every((style) => last[style] === text[style])
  if (last && isSame) last.text = `${last.text}${text.text}`
  else siblings.push(text)
}
