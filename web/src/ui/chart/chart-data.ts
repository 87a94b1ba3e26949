/** `label` says what a mark of a scatter stands for. */
export interface ChartPoint {
  x: string | number
  y: number
  label?: string
}

/** What a chart draws; the same shape as the contract's, so that `ui` need not know where it comes from. */
export interface ChartSpec {
  key: string
  title: string
  kind: 'line' | 'bar' | 'stacked-bar' | 'scatter' | 'dot'
  unit: string
  xLabel: string
  yLabel: string
  series: readonly { name: string; points: readonly ChartPoint[] }[]
  note: string
  /** What it shows, in words. */
  alt: string
}

/** The steps of the x axis: every value that some series has, in the order of their first appearance or of their size. */
export function axisSteps({ series }: Pick<ChartSpec, 'series'>): (string | number)[] {
  const steps = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))]
  return steps.every((step) => typeof step === 'number') ? steps.toSorted((a, b) => Number(a) - Number(b)) : steps
}

/** Whether the marks of a scatter say what they stand for. */
export function isLabelled({ kind, series }: Pick<ChartSpec, 'kind' | 'series'>): boolean {
  return kind === 'scatter' && series.some(({ points }) => points.some(({ label }) => label))
}
