import type { ChartSpec } from '@/ui/chart/chart-data'

/** A line of a sum: words, and rupees in paise. */
export interface Line {
  label: string
  /** Paise; words where it is no money. */
  value: number | string
  note?: string
  source?: { title: string; href: string }
  /** What the lines above come to. */
  total?: boolean
}

/** Rows of numbers; money in paise. */
export interface NumberTable {
  caption: string
  columns: readonly string[]
  rows: readonly { head: string; cells: readonly number[] }[]
}

/** What a calculator answers. */
export interface Outcome {
  /** The one figure that was asked for, and a sentence on it. */
  answer: {
    label: string
    value: string
    text: string
    /** What the figure leaves out, as large as the figure. */
    missing?: string
  }
  lines: readonly Line[]
  charts?: readonly ChartSpec[]
  table?: NumberTable
  /** Ways on: another calculator with the same figures, the projects at that price. */
  links?: readonly { href: string; label: string }[]
  /** What the visitor should know about this very result. */
  notes?: readonly string[]
}
