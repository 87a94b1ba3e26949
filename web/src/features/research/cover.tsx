import styles from './cover.module.css'
import { type CoverPaint, coverMotif, HEIGHT, WIDTH } from './cover-motifs'

interface CoverProps {
  title: string
  /** `indigo`, `limestone`, `marigold` or `slate`. */
  tone: string
  /** What is drawn on it. */
  motif: string
}

const PAINT: CoverPaint = {
  stone: { className: styles.stone },
  mark: { className: styles.mark },
  line: { className: styles.line },
  markLine: { className: styles.markLine },
}

/** The cover of a report, drawn from its title: the same report always has the same one. */
export function Cover({ title, tone, motif }: CoverProps) {
  return (
    <svg className={styles.cover} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-tone={tone} aria-hidden="true">
      <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
      {coverMotif(title, motif, PAINT)}
    </svg>
  )
}
