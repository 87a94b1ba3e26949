import type { BlockOf } from '@ashlar/contract'
import { Steps } from '@/ui/steps/steps'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'

export const showSteps: ShowBlock<BlockOf<'steps'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <Steps steps={block.steps} />
  </BlockBand>
)
