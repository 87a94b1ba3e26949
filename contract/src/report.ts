import * as z from 'zod/mini'
import { type Sharing, sharingFields } from './sharing.js'
import { list, number, required, text, withDefault, words } from './wire/fields.js'

export const chartKinds = ['line', 'bar', 'stacked-bar', 'scatter', 'dot'] as const
export type ChartKind = (typeof chartKinds)[number]

export interface ChartSeries {
  name: string
  /** `x` is a label (a year, a quarter, a city) or a number; `label` names a point of a scatter chart. */
  points: { x: string | number; y: number; label: string }[]
}

/** The data of a chart: the site draws it, with a table and a download of the same numbers. */
export interface ChartData {
  key: string
  title: string
  kind: ChartKind
  unit: string
  xLabel: string
  yLabel: string
  series: ChartSeries[]
  note: string
  /** Text alternative of the chart. */
  alt: string
}

/** The data behind a report, one observation in each row. */
export interface Dataset {
  columns: { name: string; unit: string }[]
  rows: (string | number)[][]
}

export interface ResearchReport extends Sharing {
  slug: string
  title: string
  subtitle: string
  summary: string
  /** `YYYY-MM-DD`. */
  publishedOn: string
  year: number | null
  industry: string
  /** A city, or `India`. */
  city: string
  authors: { name: string; role: string }[]
  readingMinutes: number | null
  findings: string[]
  sections: { heading: string; text: string; chart: string }[]
  pullFigure: { value: string; label: string } | null
  charts: ChartData[]
  dataset: Dataset
  sources: { label: string; date: string }[]
  method: string
  cite: string
  coverTone: string
  coverMotif: string
}

const series: z.ZodMiniType<ChartSeries> = z.object({
  name: required,
  points: list(z.object({ x: z.union([z.string(), z.number()]), y: z.number(), label: text })),
})

const chart: z.ZodMiniType<ChartData> = z.object({
  key: required,
  title: required,
  kind: z.enum(chartKinds),
  unit: text,
  xLabel: text,
  yLabel: text,
  series: list(series),
  note: text,
  alt: text,
})

const NO_NUMBERS: Dataset = { columns: [], rows: [] }

const dataset = withDefault(
  z.pipe(
    z.nullish(
      z.object({
        columns: list(z.object({ name: required, unit: text })),
        rows: list(z.array(z.union([z.string(), z.number()]))),
      }),
    ),
    z.transform((wire): Dataset => wire ?? NO_NUMBERS),
  ),
  NO_NUMBERS,
)

const reportOnWire = z.object({
  slug: required,
  title: required,
  subtitle: text,
  summary: text,
  publishedOn: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}/)),
  year: number,
  industry: text,
  city: text,
  authors: list(z.object({ name: required, role: text })),
  readingMinutes: number,
  findings: words,
  sections: list(z.object({ heading: required, text, chart: text })),
  pullFigure: z.nullish(z.object({ value: required, label: text })),
  charts: list(chart),
  dataset,
  sources: list(z.object({ label: required, date: text })),
  method: text,
  cite: text,
  coverTone: text,
  coverMotif: text,
  ...sharingFields,
})

export const researchReport: z.ZodMiniType<ResearchReport> = z.pipe(
  reportOnWire,
  z.transform(
    (wire): ResearchReport => ({
      ...wire,
      pullFigure: wire.pullFigure ?? null,
      sharePicture: wire.sharePicture ?? null,
    }),
  ),
)
