import type { CSSProperties } from 'react'
import styles from './fit-lines.module.css'
import { balancedLines, type Cut, lineWidth } from './line-width'

interface FitLinesProps {
  /** Each text is a line of its own. */
  lines: readonly string[]
  cut?: Cut
}

/**
 * Display text in which each line has the font size that fills the width of its container. In a narrow container a line
 * is split into two. The sizes follow from the widths of the letters, so nothing is measured in the browser. Use it
 * inside a heading or a paragraph.
 */
export function FitLines({ lines, cut = 'narrow' }: FitLinesProps) {
  return (
    <span className={styles.place} data-cut={cut}>
      {lines.map((line) => (
        <span key={line} className={styles.line} data-hangs={descenderAttribute(line)} style={emsOf(line, cut)}>
          {balancedLines(line, cut).map((half) => (
            <span key={half} className={styles.half} data-hangs={descenderAttribute(half)} style={emsOf(half, cut)}>
              {half}{' '}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}

/** Whether a letter has a descender, as the value of an attribute that is present or absent. */
function descenderAttribute(text: string): '' | undefined {
  return /[gjpqyQ,;]/.test(text) ? '' : undefined
}

function emsOf(text: string, cut: Cut): CSSProperties {
  return { '--ems': lineWidth(text, cut).toFixed(2) } as CSSProperties
}
