import { slugOf } from '@ashlar/contract'
import { plainText } from '@/content/rich-text'

/** A part of a post, from one second-level heading to the next. */
export interface PostPart {
  id: string
  heading: string
  /** Characters of its text. */
  length: number
}

const OPEN = /<h2(?: id="([^"]*)")?>/
const CLOSE = '</h2>'

/**
 * The parts of a post, and its HTML with an id at each of their headings.
 *
 * @param html sanitised, so a heading has no attributes but the id to which links of the text lead.
 */
export function withParts(html: string): { html: string; parts: PostPart[] } {
  const [before = '', ...pieces] = html.split(OPEN)
  const parts: PostPart[] = []
  // Each heading gives two pieces: its own id, and what follows.
  const marked = pieces.map((piece = '', index) => {
    if (index % 2 === 0) return ''
    const given = pieces[index - 1]
    const [inside = '', ...after] = piece.split(CLOSE)
    const heading = plainText(inside)
    const slug = slugOf(heading)
    const id = given || (parts.some((part) => part.id === slug) ? `${slug}-${parts.length + 1}` : slug)
    if (!id) return `<h2>${piece}`
    parts.push({ id, heading, length: plainText(after.join(CLOSE)).length })
    return `<h2 id="${id}">${piece}`
  })
  return { html: before + marked.join(''), parts }
}
