import { Node as Block, type Extensions, Mark, mergeAttributes } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** What is raised or lowered: `m²` written as a mark, footnotes, formulas. */
const raised = (['sub', 'sup'] as const).map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  }),
)

/** Tiptap adds a paragraph at the end of a text, which would change it as soon as it is opened. */
const shared = {
  trailingNode: false,
  // Neither `target` nor `rel` is stored: the site decides how a link opens.
  link: { openOnClick: false, autolink: true, HTMLAttributes: { target: null, rel: null } },
} as const

/** What a text in Markdown holds: all that the site shows of a post. */
export const markdownExtensions: Extensions = [
  StarterKit.configure({ ...shared, heading: { levels: [1, 2, 3, 4] }, underline: false }),
  TableKit.configure({ table: { resizable: false } }),
  // A pasted picture is shown from its own bytes until the media library has it.
  Image.configure({ inline: true, allowBase64: true }),
  ...raised,
]

/** Words that are pasted with stars or lines beside them stay so: only an address becomes a link. */
export const PASTE_RULES = ['link']

/** A part that the editor does not show, and keeps. */
const KeptBlock = Block.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ block: { default: null, rendered: false } }),
  renderHTML: () => ['p', {}, 'A part that is kept as it is'],
})

/** What a text of blocks holds. */
export const blocksExtensions: Extensions = [
  StarterKit.configure({ ...shared, heading: { levels: [1, 2, 3, 4, 5, 6] }, horizontalRule: false }),
  KeptBlock,
]
