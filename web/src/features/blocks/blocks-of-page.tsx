import { type ExternalAddress, type Page, type PageBlock, resolveHref } from '@ashlar/contract'
import { Fragment, type ReactNode } from 'react'
import { ownPicture } from '@/content/media/media'
import { heroPicture } from '@/ui/hero/hero'
import type { ShownPicture } from '@/ui/picture/picture-address'
import type { BlockPlace, ShowBlock } from './block-place'
import { blockViews } from './block-views'

/** The rendered blocks of a page. */
interface ShownBlocks {
  /** Replaces the page's own heading and picture; `null` unless a hero comes first. */
  opening: ReactNode
  /** The picture of the opening. */
  picture: ShownPicture | null
  /** All other blocks, in order; `null` when there are none. */
  rest: ReactNode
}

/**
 * Renders the blocks of a page, each with the content it reads beside its own fields.
 *
 * @param opens whether a first hero is the page's heading; `false` on a page with an opening of its own.
 * @throws {ContentUnavailable} when content that a block shows is not available and never was.
 */
export async function blocksOfPage(
  { blocks }: Pick<Page, 'blocks'>,
  addresses: readonly ExternalAddress[],
  { opens }: { opens: boolean },
): Promise<ShownBlocks> {
  const hero = opens && blocks[0]?.block === 'hero' ? blocks[0] : null
  const first = hero ? 1 : 0
  const resolve = (link: string) => resolveHref(link, addresses)
  const tones = tonesOf(blocks)
  const shown = await Promise.all(
    blocks.map((block, index) =>
      show(block, { id: `block-${index + 1}`, tone: tones[index] ?? 'ground', level: index < first ? 1 : 2, resolve }),
    ),
  )
  const rest = shown.slice(first).filter((one) => one !== null)
  return {
    opening: hero ? shown[0] : null,
    picture: hero && heroPicture(ownPicture(hero.picture)),
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered once, on the server
    rest: rest.length > 0 ? rest.map((one, index) => <Fragment key={index}>{one}</Fragment>) : null,
  }
}

function show(block: PageBlock, place: BlockPlace): ReactNode | Promise<ReactNode> {
  const view = blockViews[block.block] as ShowBlock<PageBlock>
  return view(block, place)
}

/**
 * Tones alternate between sections. A block without a heading shares the tone of the block before it; a hero has its
 * own background.
 */
function tonesOf(blocks: readonly PageBlock[]): BlockPlace['tone'][] {
  let tone: BlockPlace['tone'] = 'course'
  let begun = false
  return blocks.map((block) => {
    if (block.block === 'hero') return tone
    if (block.heading || !begun) tone = tone === 'course' ? 'ground' : 'course'
    begun = true
    return tone
  })
}
