import type { BlockOf } from '@ashlar/contract'
import { Figures } from '@/ui/figures/figures'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'

export const showFigures: ShowBlock<BlockOf<'figures'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <Figures figures={block.figures} />
  </BlockBand>
)
