import { type RecordFault, resolveHref } from '@ashlar/contract'
import type { UID } from '@strapi/strapi'
import MarkdownIt from 'markdown-it'
import { uidOf } from '../content-models'
import { targetFault } from '../field-rules/link-target'
import { libraryPath } from '../wordpress/text'
import type { Fields, PublishRule } from './faults'
import { textOf } from './walk'

type Token = ReturnType<typeof markdown.parse>[number]

/** Elements that carry content of their own, which the site leaves out of a post. */
const LEFT_OUT = new Set([
  ...['audio', 'canvas', 'embed', 'iframe', 'math', 'object', 'picture', 'svg', 'video'],
  ...['button', 'form', 'input', 'select', 'textarea', 'link', 'meta', 'script', 'style'],
])
const TAG = /^<([a-z][a-z0-9]*)/i
const SRC = /\ssrc\s?=\s?["']?([^\s"'>]+)/i
const HREF = /\shref\s?=\s?["']?([^\s"'>]+)/i

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })
// Refused links become tokens too, so that they can be reported; here nothing is rendered.
markdown.validateLink = () => true

/**
 * The text of a post has only links that lead somewhere, pictures of the media library, and no element that the site
 * leaves out.
 */
export const postRule: PublishRule = ({ model, record }): RecordFault[] => {
  if (model !== 'post') return []
  const { links, pictures, leftOut } = partsOfPost(textOf(record.content))
  const foreign = pictures.filter((picture) => libraryPath(picture) === null)
  const broken = links.filter((link) => resolveHref(link, []) === null)
  const messages = new Set([
    ...leftOut.map(leftOutMessage),
    ...foreign.map(foreignMessage),
    ...broken.map(brokenMessage),
    ...links.flatMap((link) => targetFault(link) ?? []).map((fault) => `the link ${fault}`),
  ])
  return [...messages].map((message) => ({ path: ['content'], message }))
}

/** What is in the text of a post beside words: its links, its pictures, and the elements that the site leaves out. */
function partsOfPost(content: string): { links: string[]; pictures: string[]; leftOut: string[] } {
  const links: string[] = []
  const pictures: string[] = []
  const leftOut: string[] = []
  const look = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'image') pictures.push(String(token.attrGet('src') ?? ''))
      if (token.type === 'link_open') links.push(String(token.attrGet('href') ?? ''))
      if (token.type === 'html_inline') lookAtTag(token.content)
      // A parse as inline text splits the block into its tags.
      if (token.type === 'html_block') look(tagsOf(token.content))
      look(token.children ?? [])
    }
  }
  const lookAtTag = (tag: string) => {
    const [, name = ''] = TAG.exec(tag) ?? []
    if (LEFT_OUT.has(name.toLowerCase())) leftOut.push(`<${name.toLowerCase()}>`)
    if (name.toLowerCase() === 'img') pictures.push(SRC.exec(tag)?.[1] ?? '')
    const [, link] = name.toLowerCase() === 'a' ? (HREF.exec(tag) ?? []) : []
    if (link !== undefined) links.push(link)
  }
  look(markdown.parse(content, {}))
  return { links, pictures, leftOut }
}

function tagsOf(html: string): Token[] {
  const [inline] = markdown.parseInline(html, {})
  return (inline?.children ?? []).filter(({ type }) => type === 'html_inline')
}

function leftOutMessage(what: string): string {
  return `${what} within the text would be left out; a post shows words, links, tables and pictures`
}

function foreignMessage(picture: string): string {
  return `the picture “${picture.slice(0, 80)}” would be left out; take it into the media library, and write ![What it shows](/uploads/its-name.jpg)`
}

function brokenMessage(link: string): string {
  return `the link “${link.slice(0, 80)}” would be left out; write a path such as /careers, or a full address such as https://example.com`
}

/** A post's text is Markdown; the links of other texts are fields, or nodes of a tree. */
export function linksOfPost(uid: UID.ContentType, { content }: Fields) {
  if (uid !== uidOf('post')) return []
  return partsOfPost(textOf(content)).links.map((url) => ({ path: ['content'], url }))
}
