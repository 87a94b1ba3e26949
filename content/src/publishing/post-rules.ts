import { type RecordFault, resolveHref } from '@ashlar/contract'
import MarkdownIt from 'markdown-it'
import type { PublishRule } from './faults'
import { textOf } from './walk'

type Token = ReturnType<typeof markdown.parse>[number]

/** Elements that carry content of their own, which the site leaves out of a post. */
const LEFT_OUT = new Set([
  ...['audio', 'canvas', 'embed', 'iframe', 'img', 'math', 'object', 'picture', 'svg', 'video'],
  ...['button', 'form', 'input', 'select', 'textarea', 'link', 'meta', 'script', 'style'],
])
const TAG = /^<([a-z][a-z0-9]*)/i
const HREF = /\shref\s?=\s?["']?([^\s"'>]+)/i

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false })
// Refused links become tokens too, so that they can be reported; here nothing is rendered.
markdown.validateLink = () => true

/** The text of a post has only links that lead somewhere, and no element that the site leaves out. */
export const postRule: PublishRule = ({ model, record }): RecordFault[] => {
  if (model !== 'post') return []
  const messages = new Set<string>()
  const look = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (token.type === 'image') messages.add(pictureMessage('a picture'))
      if (token.type === 'link_open') lookAtLink(String(token.attrGet('href') ?? ''))
      if (token.type === 'html_inline') lookAtTag(token.content)
      // A parse as inline text splits the block into its tags.
      if (token.type === 'html_block') look(tagsOf(token.content))
      look(token.children ?? [])
    }
  }
  const lookAtLink = (link: string) => {
    if (resolveHref(link, []) !== null) return
    messages.add(
      `the link “${link.slice(0, 80)}” would be left out; write a path such as /careers, or a full address such as https://example.com`,
    )
  }
  const lookAtTag = (tag: string) => {
    const [, name = ''] = TAG.exec(tag) ?? []
    if (LEFT_OUT.has(name.toLowerCase())) messages.add(pictureMessage(`<${name.toLowerCase()}>`))
    const [, link] = name.toLowerCase() === 'a' ? (HREF.exec(tag) ?? []) : []
    if (link !== undefined) lookAtLink(link)
  }
  look(markdown.parse(textOf(record.content), {}))
  return [...messages].map((message) => ({ path: ['content'], message }))
}

function tagsOf(html: string): Token[] {
  const [inline] = markdown.parseInline(html, {})
  return (inline?.children ?? []).filter(({ type }) => type === 'html_inline')
}

function pictureMessage(what: string): string {
  return `${what} within the text would be left out; a post shows the one in its field Picture`
}
