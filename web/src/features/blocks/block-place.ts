import type { PageBlock } from '@ashlar/contract'
import type { ReactNode } from 'react'

/** A block's position on its page, and what it needs from the page. */
export interface BlockPlace {
  /** Unique among the blocks of the page. */
  id: string
  tone: 'ground' | 'course'
  /** Level of the block's heading: 1 for the block that opens the page. */
  level: 1 | 2
  /** Turns an editor's link into an address; `null` when it cannot be resolved. */
  resolve: (link: string) => string | null
}

/**
 * Renders a block: reads the content it needs beside its own fields, and returns elements; nothing when no content is
 * left, such as for a list of projects that were all deleted.
 *
 * @throws {ContentUnavailable} when content it needs is not available: a page must not silently show less.
 */
export type ShowBlock<Block extends PageBlock> = (block: Block, place: BlockPlace) => ReactNode | Promise<ReactNode>
