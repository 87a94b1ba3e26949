import 'server-only'
import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent } from 'echarts/components'
import { type EChartsCoreOption, init, use } from 'echarts/core'
import { LegacyGridContainLabel } from 'echarts/features'
import { SVGRenderer } from 'echarts/renderers'
import { axisSteps, type ChartSpec, isLabelled } from './chart-data'
import { compactSvg } from './compact-svg'
import { type Box, LABEL_DISTANCE, placeLabels, pointNamesOf } from './place-labels'
import { valueAxisOf } from './value-axis'

use([BarChart, LineChart, ScatterChart, GridComponent, LegendComponent, LegacyGridContainLabel, SVGRenderer])

/**
 * Placeholder colours for the chart library, each representing a token. The library cannot use custom properties, so
 * they replace the placeholders afterwards. So one drawing is right in light, dark and print.
 */
const TOKENS: Readonly<Record<string, string>> = {
  '#0a0001': '--chart-1',
  '#0a0002': '--chart-2',
  '#0a0003': '--chart-3',
  '#0a0004': '--chart-4',
  '#0a0005': '--chart-5',
  '#0a0006': '--chart-6',
  '#0a0007': '--chart-7',
  '#0a0008': '--chart-8',
  '#0a0010': '--ink',
  '#0a0011': '--ink-soft',
  '#0a0012': '--joint',
}
const INK = '#0a0010'
const SOFT = '#0a0011'
const JOINT = '#0a0012'
const SERIES = Object.keys(TOKENS).slice(0, 8)
/** Distinguishes series without colour too. */
const SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'emptyCircle', 'emptyRect', 'emptyTriangle', 'emptyDiamond']
const LEGEND = { top: 0, left: 0, itemWidth: 18, itemHeight: 12, itemGap: 14 } as const
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
 * @returns the chart as SVG, `width` units wide, coloured by tokens.
 */
export function drawChart(chart: ChartSpec, width: number): string {
  const key = `${width} ${JSON.stringify(chart)}`
  const svg =
    kept.get(key) ??
    compactSvg(withTokens(drawn(chart, width, (canvas) => canvas.renderToSVGString({ useViewBox: true })).result))
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

/** The same drawing as shapes, for documents that are not pages; `colour` returns the colour for each token there. */
export function drawShapes(
  chart: ChartSpec,
  width: number,
  colour: (token: string) => string,
): { shapes: readonly Shape[]; width: number; height: number } {
  const { result, height } = drawn(chart, width, (canvas) => {
    const painter: unknown = canvas.getZr().painter
    return isShapePainter(painter) ? (painter.renderToVNode({ useViewBox: true }).children ?? []) : []
  })
  const inked = (shape: Shape): Shape => ({
    ...shape,
    attrs: Object.fromEntries(
      Object.entries(shape.attrs).map(([name, value]) => [
        name,
        typeof value === 'string'
          ? withTokens(value).replace(/var\((--[\w-]+)\)/g, (_, token) => colour(token))
          : value,
      ]),
    ),
    ...(shape.children ? { children: shape.children.map(inked) } : {}),
  })
  return { shapes: result.map(inked), width, height }
}

interface ShapePainter {
  renderToVNode: (options: { useViewBox: boolean }) => Shape
}

/** Whether this is the chart library's painter for SVG, and not for canvas. */
function isShapePainter(painter: unknown): painter is ShapePainter {
  return typeof painter === 'object' && painter !== null && 'renderToVNode' in painter
}

function drawn<T>(
  chart: ChartSpec,
  width: number,
  take: (canvas: ReturnType<typeof init>) => T,
): { result: T; height: number } {
  const narrow = width < 500
  const rows = Math.ceil(chart.series.length / (narrow ? 2 : 4))
  const height = (narrow ? 300 : 380) + rows * 24
  const canvas = init(null, null, { renderer: 'svg', ssr: true, width, height })
  canvas.setOption(optionOf(chart, narrow, rows))
  if (isLabelled(chart)) {
    // The positions of the marks are known only after the layout.
    const at = (point: [number, number]) => canvas.convertToPixel({ gridIndex: 0 }, point)
    // Keeps labels out of the legend and the axes.
    const frame = { left: 40, right: width, top: chart.series.length > 1 ? 12 + rows * 24 : 8, bottom: height - 20 }
    canvas.setOption({ series: labelsOf(chart, at, frame, narrow ? 11 : 12) })
  }
  const result = take(canvas)
  canvas.dispose()
  return { result, height }
}

function withTokens(svg: string): string {
  return svg
    .replace(/#0a00(?:0[1-8]|1[0-2])/g, (colour) => `var(${TOKENS[colour]})`)
    .replace(/rgb\(10,0,(\d+)\)/g, (match, blue: string) => {
      const token = TOKENS[`#0a00${Number(blue).toString(16).padStart(2, '0')}`]
      return token ? `var(${token})` : match
    })
}

function optionOf(chart: ChartSpec, narrow: boolean, legendRows: number): EChartsCoreOption {
  const text = { color: SOFT, fontSize: narrow ? 12 : 13, fontFamily: 'inherit' }
  const single = chart.series.length === 1
  const numeric = chart.kind === 'scatter'
  const steps = axisSteps(chart)
  const valueAxis = {
    type: 'value',
    scale: chart.kind === 'line' || chart.kind === 'scatter' || chart.kind === 'dot',
    ...valueAxisOf(chart),
    axisLabel: text,
    splitLine: { lineStyle: { color: JOINT } },
    splitNumber: narrow ? 4 : 5,
  }
  const stepAxis = numeric
    ? { ...valueAxis, splitLine: { show: false }, axisLine: { show: true, lineStyle: { color: INK } } }
    : {
        type: 'category',
        data: steps.map(String),
        axisLabel: { ...text, hideOverlap: true, interval: 'auto' },
        axisTick: { show: false },
        axisLine: { lineStyle: { color: INK } },
      }
  // Many long names are easier to read as horizontal bars.
  const sideways = !numeric && chart.kind !== 'line' && steps.some((step) => String(step).length > (narrow ? 5 : 9))
  return {
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    color: SERIES,
    grid: { left: 8, right: 20, top: (single ? 12 : 12 + legendRows * 24) + 8, bottom: 8, containLabel: true },
    ...(single
      ? {}
      : { legend: { ...LEGEND, ...(isBars(chart) ? { icon: 'rect' } : {}), textStyle: { ...text, color: INK } } }),
    xAxis: sideways ? valueAxis : stepAxis,
    yAxis: sideways ? { ...stepAxis, inverse: true } : valueAxis,
    series: chart.series.map((series, index) => seriesOf(chart, series, index, steps, sideways)),
  }
}

/** Bars have squares in the legend; other charts show their own marks there. */
function isBars({ kind }: ChartSpec): boolean {
  return kind === 'bar' || kind === 'stacked-bar'
}

function seriesOf(
  chart: ChartSpec,
  { name, points }: ChartSpec['series'][number],
  index: number,
  steps: readonly (string | number)[],
  sideways: boolean,
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
          borderColor: JOINT,
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
    label: { color: INK, opacity: 1, fontSize: size, fontFamily: 'inherit', distance: LABEL_DISTANCE },
    data: own.map(({ value, words }) => {
      const side = sides.shift() ?? null
      return side ? { value, label: { show: true, formatter: words, position: side } } : value
    }),
  }))
}
