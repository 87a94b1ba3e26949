/** What a chart draws; the same shape as the contract's, so that `ui` need not know where it comes from. */
export interface ChartSpec {
  key: string
  title: string
  kind: 'line' | 'bar' | 'stacked-bar' | 'scatter' | 'dot'
  unit: string
  xLabel: string
  yLabel: string
  series: readonly { name: string; points: readonly { x: string | number; y: number }[] }[]
  note: string
  /** What it shows, in words. */
  alt: string
}

/** The steps of the x axis: every value that some series has, in the order of their first appearance or of their size. */
export function stepsOf({ series }: Pick<ChartSpec, 'series'>): (string | number)[] {
  const steps = [...new Set(series.flatMap(({ points }) => points.map(({ x }) => x)))]
  return steps.every((step) => typeof step === 'number') ? steps.toSorted((a, b) => Number(a) - Number(b)) : steps
}
