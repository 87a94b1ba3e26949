import type { Extensions, JSONContent } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

/** How a field stores what its visual editor shows. */
export interface TextFormat<Stored> {
  extensions: Extensions
  read(stored: Stored | null): JSONContent
  write(text: Node): Stored | null
  /** What the format holds beside words, lists and links. */
  holds: { tables: boolean; pictures: boolean }
}
