import type { CSSProperties } from 'react'
import styles from './fit-lines.module.css'
import { balancedLines, type Cut, lineWidth } from './line-width'

interface FitLinesProps {
  /** Each becomes a line of its own. */
  lines: readonly string[]
  cut?: Cut
}

/**
 * Words set as courses: each line as large as it must be to run from edge to edge of its place. In a narrow place a line
 * is laid as two. The sizes follow from the letters' widths, so nothing is measured in the browser. Goes inside a
 * heading or a paragraph.
 */
export function FitLines({ lines, cut = 'narrow' }: FitLinesProps) {
  return (
    <span className={styles.place} data-cut={cut}>
      {lines.map((line) => (
        <span key={line} className={styles.line} data-hangs={hangs(line)} style={emsOf(line, cut)}>
          {balancedLines(line, cut).map((half) => (
            <span key={half} className={styles.half} data-hangs={hangs(half)} style={emsOf(half, cut)}>
              {half}{' '}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

/** Whether a letter reaches below the line: an attribute that is there or not. */
function hangs(text: string): '' | undefined {
  return /[gjpqyQ,;]/.test(text) ? '' : undefined
}

function emsOf(text: string, cut: Cut): CSSProperties {
  return { '--ems': lineWidth(text, cut).toFixed(2) } as CSSProperties
}
