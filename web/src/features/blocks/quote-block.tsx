import type { BlockOf } from '@ashlar/contract'
import { Quote } from '@/ui/quote/quote'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'
import styles from './quote-block.module.css'

export const showQuote: ShowBlock<BlockOf<'quote'>> = (block, place) => (
  <BlockBand block={block} place={place}>
    <div className={styles.quote}>
      <Quote text={block.quote} name={block.name} about={block.about} />
    </div>
  </BlockBand>
)
