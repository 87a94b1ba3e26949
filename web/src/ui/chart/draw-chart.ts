import 'server-only'
import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { LabelLayout, LegacyGridContainLabel } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'
import { escapeMarkup } from '../html/escape-markup'
import { axisSteps, type ChartSpec, isLabelled } from './chart-data'
import { coverMarks, LETTERS, NAME_DISTANCE, nameAtEnd, nameWidthOf } from './line-names'
import { type Box, LABEL_DISTANCE, placeLabels, pointNamesOf } from './place-labels'
import { axisStart, valueAxisOf } from './value-axis'

use([
  ...[BarChart, LineChart, ScatterChart],
  ...[GridComponent, LegendComponent, LabelLayout, LegacyGridContainLabel],
  SVGRenderer,
])

/** Returns the colour of a token: on a page a reference to it, so that one drawing is right in light, dark and print. */
type ColourOf = (token: string) => string

const SERIES = Array.from({ length: 8 }, (_, index) => `--chart-${index + 1}`)
/** Distinguishes series without colour too. */
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect', 'emptyTriangle', 'emptyDiamond']
const LEGEND = { top: 0, left: 0, itemWidth: 18, itemHeight: 12, itemGap: 14 } as const
/** Of the name of the axis below a drawing: its distance from the axis, and the height that it adds. */
const AXIS_NAME = { gap: 27, height: 18 }
/** Names of steps below a line on a narrow drawing, and the height of a step with a bar beside its name. */
const ON_NARROW = 4
const STEP = 21
const DASHES = ['solid', 'solid', [6, 4], 'solid', [2, 3], [10, 4], 'solid', [4, 4]] as const
const DECALS = [null, null, 'rect', null, 'triangle', 'rect', null, 'circle'] as const

/**
 * The most drawings in the cache, about ten kilobytes each: every chart of every report at both widths, and spare room.
 */
const MOST_KEPT = 256
const kept = new Map<string, string>()

/**
 * A page is rendered again whenever any of its content may have changed, but its charts rarely have. Drawing takes most
 * of the time of a report, so the same data is drawn once.
 *
 * @param bare whether lines have their last values in place of axes and marks, and the whole width.
 * @returns the chart as SVG, `width` units wide, coloured by tokens.
 */
export function drawChart(chart: ChartSpec, width: number, bare = false): string {
  const key = `${width} ${bare && axisStart(chart)} ${JSON.stringify(chart)}`
  const svg = kept.get(key) ?? markupOf(drawn(chart, width, (token) => `var(${token})`, bare).svg)
  // Moves the drawing to the end: the least recently used is evicted first.
  kept.delete(key)
  kept.set(key, svg)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return svg
}

/** A shape of a drawing: `g`, `path`, `rect` or `text`, with SVG's attributes. */
export interface Shape {
  tag: string
  attrs: Readonly<Record<string, string | number | boolean | undefined>>
  children?: readonly Shape[]
  text?: string
}

/** The same drawing as shapes, for documents that are not pages. */
export function drawShapes(
  chart: ChartSpec,
  width: number,
  colourOf: ColourOf,
): { shapes: readonly Shape[]; width: number; height: number } {
  const { svg, height } = drawn(chart, width, colourOf)
  return { shapes: svg.children ?? [], width, height }
}

function markupOf({ tag, attrs, children = [], text = '' }: Shape): string {
  const written = Object.entries(attrs)
    // What the chart library's own scripts in a browser would read.
    .filter(([name]) => !name.startsWith('ecmeta_') && name !== 'pointer-events')
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
  return `<${tag}${written.join('')}>${escapeMarkup(text)}${children.map(markupOf).join('')}</${tag}>`
}

interface ShapePainter {
  renderToVNode: (options: { useViewBox: boolean }) => Shape
}

/** Whether this is the chart library's painter for SVG, and not for canvas. */
function isShapePainter(painter: unknown): painter is ShapePainter {
  return typeof painter === 'object' && painter !== null && 'renderToVNode' in painter
}

function drawn(chart: ChartSpec, width: number, colourOf: ColourOf, bare = false): { svg: Shape; height: number } {
  const narrow = width < 500
  const rows = hasLegend(chart) ? Math.ceil(chart.series.length / (narrow ? 2 : 4)) : 0
  const usual = narrow ? 300 : 380
  const height = rows * 24 + (isSideways(chart, narrow) ? Math.max(usual, axisSteps(chart).length * STEP + 50) : usual)
  const names = isDirect(chart) && !bare ? nameWidthOf(chart, width) : 0
  const canvas = init(null, null, { renderer: 'svg', ssr: true, width, height })
  canvas.setOption(optionOf(chart, { narrow, rows, names, bare: bare && chart.kind === 'line' }, colourOf))
  if (isLabelled(chart)) {
    // The positions of the marks are known only after the layout.
    const at = (point: [number, number]) => canvas.convertToPixel({ gridIndex: 0 }, point)
    // Keeps labels out of the legend and the axes.
    const frame = {
      left: 40,
      right: width,
      top: chart.series.length > 1 ? 12 + rows * 24 : 8,
      bottom: height - 20 - (chart.xLabel ? AXIS_NAME.height : 0),
    }
    canvas.setOption({ series: labelsOf(chart, at, frame, LETTERS - 1, colourOf) })
  }
  const painter: unknown = canvas.getZr().painter
  if (!isShapePainter(painter)) throw new Error('the chart library draws no SVG')
  const svg = painter.renderToVNode({ useViewBox: true })
  canvas.dispose()
  return { svg, height }
}

interface Room {
  narrow: boolean
  /** Of the legend. */
  rows: number
  /** Width for the names beside the ends of lines. */
  names: number
  bare: boolean
}

function optionOf(chart: ChartSpec, { narrow, rows, names, bare }: Room, colourOf: ColourOf): EChartsCoreOption {
  const [ink, joint] = [colourOf('--ink'), colourOf('--joint')]
  const text = { color: colourOf('--ink-soft'), fontSize: LETTERS, fontFamily: 'inherit' }
  const numeric = chart.kind === 'scatter'
  const steps = axisSteps(chart)
  const valueAxis = {
    type: 'value',
    scale: chart.kind === 'line' || chart.kind === 'scatter' || chart.kind === 'dot',
    ...valueAxisOf(chart),
    show: !bare,
    axisLabel: { ...text, show: !bare },
    splitLine: { lineStyle: { color: joint } },
    splitNumber: narrow ? 4 : 5,
  }
  const stepAxis = numeric
    ? { ...valueAxis, splitLine: { show: false }, axisLine: { show: true, lineStyle: { color: ink } } }
    : {
        type: 'category',
        boundaryGap: chart.kind !== 'line',
        data: steps.map(String),
        axisLabel: {
          ...text,
          ...(bare ? { alignMinLabel: 'left', alignMaxLabel: 'right' } : {}),
          hideOverlap: true,
          interval: bare
            ? (step: number) => step === 0 || step === steps.length - 1
            : narrow && chart.kind === 'line'
              ? Math.ceil(steps.length / ON_NARROW) - 1
              : 'auto',
        },
        axisTick: { show: false },
        axisLine: { lineStyle: { color: ink } },
      }
  const sideways = isSideways(chart, narrow)
  const nameBelow = chart.xLabel && !sideways && !bare
  const axisName = { name: chart.xLabel, nameLocation: 'middle', nameGap: AXIS_NAME.gap, nameTextStyle: text }
  return {
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    color: SERIES.map(colourOf),
    grid: {
      // Half the name of the first step is left of its line.
      left: bare ? 0 : chart.kind === 'line' ? 20 : 8,
      right: bare ? 5 : names > 0 ? names + NAME_DISTANCE : 20,
      top: (bare ? 32 : 20) + rows * 24,
      bottom: nameBelow ? 8 + AXIS_NAME.height : 8,
      containLabel: true,
    },
    ...(hasLegend(chart)
      ? { legend: { ...LEGEND, ...(isBars(chart) ? { icon: 'rect' } : {}), textStyle: { ...text, color: ink } } }
      : {}),
    xAxis: sideways ? valueAxis : nameBelow ? { ...stepAxis, ...axisName } : stepAxis,
    yAxis: sideways ? { ...stepAxis, inverse: true } : valueAxis,
    series: [
      ...chart.series.map((series, index) => ({
        ...seriesOf(chart, series, index, { steps, sideways, joint }),
        ...(bare ? { showSymbol: false } : {}),
        ...(names > 0 ? nameAtEnd(series.name, names, { ...text, color: ink }) : {}),
      })),
      ...(bare ? [coverMarks(chart, SERIES.map(colourOf), text)] : []),
    ],
  }
}

/** Whether each line has its name at its end, so that nobody looks up its colour in a legend. */
function isDirect({ kind, series }: ChartSpec): boolean {
  return kind === 'line' && series.length > 1
}

/** Many long names are easier to read as horizontal bars. */
function isSideways(chart: ChartSpec, narrow: boolean): boolean {
  const isCategory = chart.kind !== 'line' && chart.kind !== 'scatter'
  return isCategory && axisSteps(chart).some((step) => String(step).length > (narrow ? 5 : 9))
}

function hasLegend(chart: ChartSpec): boolean {
  return chart.series.length > 1 && !isDirect(chart)
}

/** Bars have squares in the legend; other charts show their own marks there. */
function isBars({ kind }: ChartSpec): boolean {
  return kind === 'bar' || kind === 'stacked-bar'
}

function seriesOf(
  chart: ChartSpec,
  { name, points }: ChartSpec['series'][number],
  index: number,
  { steps, sideways, joint }: { steps: readonly (string | number)[]; sideways: boolean; joint: string },
): Record<string, unknown> {
  const at = new Map(points.map(({ x, y }) => [x, y]))
  const values = steps.map((step) => at.get(step) ?? null)
  const look = index % SERIES.length
  switch (chart.kind) {
    case 'line':
      return {
        name,
        type: 'line',
        data: values,
        symbol: SYMBOLS[look],
        symbolSize: 6,
        showSymbol: points.length <= 16,
        lineStyle: { width: 2.5, type: DASHES[look] },
      }
    case 'scatter':
      return { name, type: 'scatter', data: points.map(({ x, y }) => [x, y]), symbol: SYMBOLS[look], symbolSize: 10 }
    case 'dot':
      return {
        name,
        type: 'scatter',
        data: values.map((value, step) => (sideways ? [value, step] : [step, value])),
        symbol: SYMBOLS[look],
        symbolSize: 11,
      }
    default:
      return {
        name,
        type: 'bar',
        data: values,
        ...(chart.kind === 'stacked-bar' ? { stack: 'all' } : {}),
        barCategoryGap: '28%',
        itemStyle: {
          borderColor: joint,
          borderWidth: 0.5,
          ...(DECALS[look] ? { decal: { symbol: DECALS[look] } } : {}),
        },
      }
  }
}

/** The labels of a scatter chart's marks, as far as there is space; the table has all of them. */
function labelsOf(
  chart: ChartSpec,
  at: (point: [number, number]) => unknown,
  frame: Box,
  size: number,
  colourOf: ColourOf,
): Record<string, unknown>[] {
  const marks = chart.series.map(({ points }) => {
    const names = pointNamesOf(chart, points)
    return points.map(({ x, y }, index) => {
      const place = at([Number(x), y])
      const [left = 0, top = 0] = Array.isArray(place) ? place.map(Number) : []
      return { value: [x, y], left, top, words: names[index] ?? '' }
    })
  })
  const sides = placeLabels(marks.flat(), frame, size)
  return marks.map((own) => ({
    label: { color: colourOf('--ink'), opacity: 1, fontSize: size, fontFamily: 'inherit', distance: LABEL_DISTANCE },
    data: own.map(({ value, words }) => {
      const side = sides.shift() ?? null
      return side ? { value, label: { show: true, formatter: words, position: side } } : value
    }),
  }))
}
