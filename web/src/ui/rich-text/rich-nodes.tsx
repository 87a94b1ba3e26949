import type { RichInline, RichItem, RichList, RichNode, RichWords } from '@ashlar/contract'
import { Fragment, type ReactNode } from 'react'
import { TextLink } from '../link/text-link'
import { keepTogether } from '../text/keep-together'

/** Turns an editor's link into an address; `null` when it cannot be resolved. */
type Resolve = (url: string) => string | null

/** The deepest heading level that is used. */
const DEEPEST = 4

export interface RichNodesProps {
  nodes: readonly RichNode[]
  resolve: Resolve
  /** Level of the heading above it. */
  below?: 1 | 2
}

/** The elements of a text of the admin's editor, without styles: for the small print, which looks as its form does. */
export function RichNodes({ nodes, resolve, below = 2 }: RichNodesProps) {
  const levels = headingLevels(nodes, below)
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
    <Node key={index} node={node} level={levels[index] ?? 2} resolve={resolve} />
  ))
}

/**
 * The level of each heading of a text on its page: editors choose levels by their looks, but a page must not skip one.
 *
 * @param below level of the heading above the text.
 * @returns by position in the text; `undefined` for nodes that are not headings.
 */
function headingLevels(nodes: readonly RichNode[], below: number): (number | undefined)[] {
  const largest = Math.min(...nodes.map((node) => (node.type === 'heading' ? node.level : Number.POSITIVE_INFINITY)))
  let last = below
  return nodes.map((node) => {
    if (node.type !== 'heading') return undefined
    last = Math.min(below + 1 + node.level - largest, last + 1, DEEPEST)
    return last
  })
}

function Node({ node, level, resolve }: { node: RichNode; level: number; resolve: Resolve }) {
  switch (node.type) {
    case 'list':
      return <List list={node} resolve={resolve} />
    case 'heading': {
      const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
      return isEmpty(node.children) ? null : <Heading>{inline(node.children, resolve)}</Heading>
    }
    case 'quote':
      return (
        <blockquote>
          <p>{inline(node.children, resolve)}</p>
        </blockquote>
      )
    case 'code':
      return (
        <pre>
          <code>{inline(node.children, resolve)}</code>
        </pre>
      )
    case 'paragraph':
      return isEmpty(node.children) ? null : <p>{inline(node.children, resolve)}</p>
  }
}

function List({ list, resolve }: { list: RichList; resolve: Resolve }) {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul'
  return (
    <Tag>
      {itemsOf(list).map(({ item, inner }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
        <li key={index}>
          {item ? inline(item.children, resolve) : null}
          {inner.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
            <List key={at} list={one} resolve={resolve} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

/** In HTML a nested list is inside an item; the editor stores it after the item that it belongs to. */
function itemsOf({ children }: RichList): { item: RichItem | null; inner: RichList[] }[] {
  const items: { item: RichItem | null; inner: RichList[] }[] = []
  for (const child of children) {
    const last = items.at(-1)
    if (child.type === 'list-item') items.push({ item: child, inner: [] })
    else if (last) last.inner.push(child)
    else items.push({ item: null, inner: [child] })
  }
  return items
}

function inline(children: readonly RichInline[], resolve: Resolve): ReactNode {
  return children.map((child, index) => {
    if (child.type === 'text') {
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
      return <Fragment key={index}>{styled(child)}</Fragment>
    }
    const href = resolve(child.url)
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
    if (!href) return <Fragment key={index}>{child.children.map(styled)}</Fragment>
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
      <TextLink key={index} link={{ href, external: /^https?:/i.test(href) }}>
        {child.children.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
          <Fragment key={at}>{styled(words)}</Fragment>
        ))}
      </TextLink>
    )
  })
}

const STYLES = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const

function styled(words: RichWords): ReactNode {
  const lines = keepTogether(words.text).split('\n')
  let inner: ReactNode = lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))
  for (const [mark, Element] of STYLES) {
    if (words[mark]) inner = <Element>{inner}</Element>
  }
  return inner
}

function isEmpty(children: readonly RichInline[]): boolean {
  return children.every((child) => child.type === 'text' && child.text.trim() === '')
}
