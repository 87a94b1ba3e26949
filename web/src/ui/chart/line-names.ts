import { axisSteps, type ChartSpec, crossingsOf } from './chart-data'
import { atBlanks } from './place-labels'
import { axisStart, valueAxisOf } from './value-axis'

/** Size of letters in units, at every width: a phone shows the narrow drawing a little smaller than it is drawn. */
export const LETTERS = 13
/** Share of the width that the names of lines may take, and the width of a letter, in ems. */
const MOST_NAME = 0.24
const LETTER = 0.56
export const NAME_DISTANCE = 10

/** Height of the lines of such a drawing, in units. */
const COVER_PLOT = 240
/** Letters of a name above or below the end of its line, which has the whole width. */
const COVER_NAME = 44

export function nameWidthOf({ series }: ChartSpec, width: number): number {
  const longest = Math.max(...series.map(({ name }) => name.length))
  return Math.ceil(Math.min(longest * LETTER * LETTERS, width * MOST_NAME))
}

/** `3.22 Large deals`. */
function withLastValue({ name, points }: ChartSpec['series'][number]): string {
  return [points.at(-1)?.y.toLocaleString('en-IN'), name].join(' ')
}

/**
 * On a drawing without axes: the end of each line with its value and name, above it or, for the lowest, below it; a ring
 * with its step where a line overtakes another; and the value at which the axis begins, if it is not 0, on the side where
 * the lines are farther above it.
 */
export function coverMarks(
  chart: ChartSpec,
  colours: readonly string[],
  text: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const [steps, axis] = [axisSteps(chart), valueAxisOf(chart)]
  const coloured = chart.series.map((series, index) => ({ series, color: colours[index % colours.length] }))
  const lowest = Math.min(...chart.series.map(({ points }) => points.at(-1)?.y ?? Number.POSITIVE_INFINITY))
  const label = { ...text, show: true, opacity: 1, fontSize: LETTERS + 1, distance: 8 }
  const ends = coloured.flatMap(({ series, color }) => {
    const last = series.points.at(-1)
    if (!last) return []
    const position = chart.series.length > 1 && last.y === lowest ? 'bottom' : 'top'
    const formatter = atBlanks(withLastValue(series), COVER_NAME)
    // Above a peak shortly before the end too, which the name would cover.
    const peak = Math.max(...series.points.slice(-Math.ceil(steps.length / 2)).map(({ y }) => y))
    const rise = axis && position === 'top' ? ((peak - last.y) / (axis.max - axis.min)) * COVER_PLOT : 0
    return [
      {
        value: [steps.indexOf(last.x), last.y],
        itemStyle: { color },
        label: { ...label, distance: 8 + rise, color, position, align: 'right', fontWeight: 600, formatter },
      },
    ]
  })
  const rings = crossingsOf(chart).flatMap(({ passing, step }) => {
    const found = coloured.find(({ series }) => series.name === passing)
    const point = found?.series.points.find(({ x }) => x === step)
    const itemStyle = { color: 'none', borderColor: found?.color, borderWidth: 2 }
    // The last step is at the end of its line already.
    const named = { ...label, show: step !== steps.at(-1), position: 'top', align: 'right', formatter: String(step) }
    return point ? [{ value: [steps.indexOf(step), point.y], symbolSize: 16, itemStyle, label: named }] : []
  })
  const start = axisStart(chart)
  const first = Math.min(...chart.series.map(({ points }) => points[0]?.y ?? Number.POSITIVE_INFINITY))
  const isLeft = first > lowest
  const at = isLeft ? 0 : steps.length - 1
  const axisLabel = { ...label, position: 'top', align: isLeft ? 'left' : 'right', distance: 4, formatter: start }
  return {
    type: 'scatter',
    symbolSize: 9,
    itemStyle: { opacity: 1 },
    data: [...ends, ...rings, ...(start ? [{ value: [at, axis?.min], symbolSize: 0, label: axisLabel }] : [])],
    labelLayout: { moveOverlap: 'shiftY' },
  }
}

/** Names that would cover each other move apart, and a thin line leads from the end of the line to each. */
export function nameAtEnd(
  name: string,
  width: number,
  text: { fontSize: number } & Record<string, unknown>,
): Record<string, unknown> {
  return {
    endLabel: {
      show: true,
      // The chart library itself would break within a number, after its comma.
      formatter: () => atBlanks(name, Math.floor(width / (LETTER * text.fontSize))),
      ...text,
      align: 'left',
      distance: NAME_DISTANCE,
      minMargin: 6,
    },
    labelLayout: { moveOverlap: 'shiftY' },
    labelLine: { show: true, lineStyle: { width: 1 } },
  }
}
