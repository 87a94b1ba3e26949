import type { BlockOf } from '@ashlar/contract'
import { Questions } from '@/ui/questions/questions'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'

export const showQuestions: ShowBlock<BlockOf<'questions'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <Questions questions={block.questions} name={place.id} />
  </BlockBand>
)
