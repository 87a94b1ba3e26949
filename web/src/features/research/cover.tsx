import styles from './cover.module.css'
import { type CoverPaint, coverMotif, HEIGHT, WIDTH } from './cover-motifs'

interface CoverProps {
  title: string
  /** `indigo`, `limestone`, `marigold` or `slate`. */
  tone: string
  /** Name of the motif. */
  motif: string
}

const PAINT: CoverPaint = {
  stone: { className: styles.stone },
  mark: { className: styles.mark },
  line: { className: styles.line },
  markLine: { className: styles.markLine },
}

/** The cover of a report, derived from its title: a report always has the same cover. */
export function Cover({ title, tone, motif }: CoverProps) {
  return (
    <svg className={styles.cover} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-tone={tone} aria-hidden="true">
      <rect fill="var(--cover-ground)" width={WIDTH} height={HEIGHT} />
      {coverMotif(title, motif, PAINT)}
    </svg>
  )
}
