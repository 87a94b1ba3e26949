import * as z from 'zod/mini'
import { list, required, text, withDefault } from '../wire/fields.js'

/** Text in one style. */
export interface RichWords {
  type: 'text'
  text: string
  bold: boolean
  italic: boolean
  underline: boolean
  strikethrough: boolean
  code: boolean
}

/** Text with a link; `url` as an editor wrote it. */
export interface RichLink {
  type: 'link'
  url: string
  children: RichWords[]
}

export type RichInline = RichWords | RichLink

export interface RichList {
  type: 'list'
  format: 'ordered' | 'unordered'
  /** A nested list belongs to the item before it. */
  children: (RichItem | RichList)[]
}

export interface RichItem {
  type: 'list-item'
  children: RichInline[]
}

/** A part of a text as the admin's editor stores it. It is never HTML, so it cannot contain markup or scripts. */
export type RichNode =
  | { type: 'paragraph' | 'quote'; children: RichInline[] }
  | { type: 'heading'; level: number; children: RichInline[] }
  | { type: 'code'; children: RichInline[] }
  | RichList

const mark = withDefault(
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  false,
)

const words: z.ZodMiniType<RichWords> = z.object({
  type: z.literal('text'),
  text,
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
})

const link: z.ZodMiniType<RichLink> = z.object({ type: z.literal('link'), url: required, children: list(words) })

const inline = list(z.union([words, link]))

const item: z.ZodMiniType<RichItem> = z.object({ type: z.literal('list-item'), children: inline })

const richList: z.ZodMiniType<RichList> = z.object({
  type: z.literal('list'),
  format: z.enum(['ordered', 'unordered']),
  children: list(z.lazy((): z.ZodMiniType<RichItem | RichList> => z.union([item, richList]))),
})

const node: z.ZodMiniType<RichNode> = z.union(
  [
    z.object({ type: z.enum(['paragraph', 'quote']), children: inline }),
    z.object({ type: z.literal('heading'), level: z.number(), children: inline }),
    z.object({ type: z.literal('code'), children: inline }),
    richList,
  ],
  { error: 'must be a paragraph, a heading, a list, a quotation or code; a picture stands in a block of its own' },
)

/** A text of the admin's editor. Parts of an unknown kind are left out. */
export const richText = list(node)

/** The plain text, without styles. */
export function plainRichText(nodes: readonly RichNode[]): string {
  return nodes.map(textOfPart).filter(Boolean).join(' ')
}

function textOfPart(part: RichNode | RichItem): string {
  if (part.type === 'list') return part.children.map(textOfPart).join(' ')
  return part.children
    .map((one) => (one.type === 'link' ? one.children.map((words) => words.text).join('') : one.text))
    .join('')
    .trim()
}

/** Every link of a text with its position. */
export function linksInRichText(nodes: readonly RichNode[]): { path: (string | number)[]; url: string }[] {
  return nodes.flatMap((part, index) => linksIn(part, [index]))
}

function linksIn(part: RichNode | RichItem, at: readonly (string | number)[]): ReturnType<typeof linksInRichText> {
  if (part.type === 'list') return part.children.flatMap((child, index) => linksIn(child, [...at, 'children', index]))
  return part.children.flatMap((child, index) =>
    child.type === 'link' ? [{ path: [...at, 'children', index, 'url'], url: child.url }] : [],
  )
}
