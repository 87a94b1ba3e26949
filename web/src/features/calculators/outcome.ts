import type { ChartSpec } from '@/ui/chart/chart-data'

/** A line of a calculation: a label, and an amount in paise. */
export interface Line {
  label: string
  /** Paise, or text where it is not an amount. */
  value: number | string
  note?: string
  /** Where a rate comes from; `href` is empty where it has no address. */
  source?: { title: string; href: string }
  /** Whether this is the total of the lines above. */
  total?: boolean
}

/** A table of numbers; amounts in paise. */
export interface NumberTable {
  caption: string
  columns: readonly string[]
  rows: readonly { head: string; cells: readonly number[] }[]
}

/** The result of a calculator, in the words of the page's language. */
export interface Outcome {
  /** The main figure, and a sentence about it. */
  answer: {
    label: string
    value: string
    text: string
    /** What the figure does not include; shown as large as the figure. */
    missing?: string
  }
  lines: readonly Line[]
  charts?: readonly ChartSpec[]
  table?: NumberTable
  /** Next steps: another calculator with the same figures, or the projects at that price. */
  links?: readonly { href: string; label: string }[]
  /** What the visitor should know about this result. */
  notes?: readonly string[]
}

/**
 * The lines of which the total consists, for a drawing of it; none when the total is anything but their sum. A line
 * without an amount is a part that is not included.
 */
export function partsOfTotal(lines: readonly Line[]): { label: string; size: number | null }[] {
  const at = lines.findIndex(({ total }) => total)
  const parts = lines.slice(0, Math.max(0, at)).map(({ label, value }) => ({
    label,
    size: typeof value === 'number' ? value : null,
  }))
  const sum = parts.reduce((all, { size }) => all + (size ?? 0), 0)
  return sum === lines[at]?.value && parts.every(({ size }) => size === null || size >= 0) ? parts : []
}
