import type { BlockOf } from '@ashlar/contract'
import { Chart } from '@/ui/chart/chart'
import { BlockBand } from './block-band'
import type { ShowBlock } from './block-place'
import styles from './chart-block.module.css'

export const showChart: ShowBlock<BlockOf<'chart'>> = (block, place) => {
  const { title, kind, unit, numbers, alt, source } = block
  const chart = { key: place.id, title, kind, unit, xLabel: '', yLabel: '', series: numbers, note: '', alt }
  return (
    <BlockBand block={block} place={place}>
      <div className={styles.chart}>
        <Chart chart={chart} {...(source ? { source } : {})} />
      </div>
    </BlockBand>
  )
}
