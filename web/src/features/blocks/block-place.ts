import type { PageBlock } from '@ashlar/contract'
import type { ReactNode } from 'react'

/** Where a block stands on its page, and what it needs of the page. */
export interface BlockPlace {
  /** Tells it from the other blocks of its page. */
  id: string
  tone: 'ground' | 'course'
  /** Level of its own heading: 1 for the one that opens the page. */
  level: 1 | 2
  /** How an editor's link is turned into an address; `null` when it leads nowhere. */
  resolve: (link: string) => string | null
}

/**
 * Shows a block: reads what it needs besides its own words, and makes elements of both. Nothing where nothing is left to
 * show, such as a list of projects that are all gone.
 *
 * @throws {ContentUnavailable} when what it needs cannot be had: a page never shows less than it should.
 */
export type ShowBlock<Block extends PageBlock> = (block: Block, place: BlockPlace) => ReactNode | Promise<ReactNode>
