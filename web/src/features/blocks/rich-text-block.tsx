import type { BlockOf } from '@ashlar/contract'
import { RichText } from '@/ui/rich-text/rich-text'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'

export const showRichText: ShowBlock<BlockOf<'rich-text'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <RichText nodes={block.text} resolve={place.resolve} below={block.heading ? 2 : 1} />
  </BlockBand>
)
