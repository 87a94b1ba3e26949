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

type Crossing = {
  passing: string
  passed: string
  /** The first step at which the one is above the other. */
  step: string | number
}

/** More crossings than these are a tangle, which no list of sentences explains. */
const MOST_CROSSINGS = 3

/** The lines that change places for good: those whose difference changes its sign once. */
export function crossingsOf(chart: Pick<ChartSpec, 'kind' | 'series'>): Crossing[] {
  if (chart.kind !== 'line') return []
  const steps = axisSteps(chart)
  const lines = chart.series.map(({ name, points }) => ({ name, at: new Map(points.map(({ x, y }) => [x, y])) }))
  const found = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other): Crossing[] => {
      const signs = steps.flatMap((step) => {
        const sign = Math.sign((one.at.get(step) ?? Number.NaN) - (other.at.get(step) ?? Number.NaN))
        return sign === 1 || sign === -1 ? [{ step, sign }] : []
      })
      const changes = signs.filter(({ sign }, place) => place > 0 && sign !== signs[place - 1]?.sign)
      const [change] = changes
      if (!change || changes.length > 1) return []
      const [passing, passed] = change.sign > 0 ? [one.name, other.name] : [other.name, one.name]
      return [{ passing, passed, step: change.step }]
    }),
  )
  return found.length > MOST_CROSSINGS ? [] : found
}

/** The decimals of the most exact of some numbers; errors of rounding are none. */
export function decimalsOf(values: readonly number[]): number {
  return Math.max(0, ...values.map((value) => String(Number(value.toPrecision(12))).split('.')[1]?.length ?? 0))
}
