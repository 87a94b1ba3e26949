/** `label` is the name of a mark in a scatter chart. */
export interface ChartPoint {
  x: string | number
  y: number
  label?: string
}

/** The data of a chart; the same shape as in the contract, so that `ui` does not depend on the contract. */
export interface ChartSpec {
  key: string
  title: string
  kind: 'line' | 'bar' | 'stacked-bar' | 'scatter' | 'dot'
  unit: string
  xLabel: string
  yLabel: string
  series: readonly { name: string; points: readonly ChartPoint[] }[]
  note: string
  /** A description of the chart in words. */
  alt: string
}

/**
 * The steps of the x axis: every value of any series; texts in the order of their first occurrence, numbers by size.
 */
export function axisSteps({ series }: Pick<ChartSpec, 'series'>): (string | number)[] {
  const steps = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))]
  return steps.every((step) => typeof step === 'number') ? steps.toSorted((a, b) => Number(a) - Number(b)) : steps
}

/** Whether the marks of a scatter chart have names. */
export function isLabelled({ kind, series }: Pick<ChartSpec, 'kind' | 'series'>): boolean {
  return kind === 'scatter' && series.some(({ points }) => points.some(({ label }) => label))
}
