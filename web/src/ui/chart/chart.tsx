import type { ReactNode } from 'react'
import { type Phrase, say, sayName } from '@/words/say'
import styles from './chart.module.css'
import type { ChartPoint, ChartSpec } from './chart-data'
import { axisSteps, crossingsOf, decimalsOf, isLabelled } from './chart-data'
import { drawChart } from './draw-chart'
import { measureOf } from './value-axis'

/** Widths in drawing units; the narrow drawing is for phones, so that its text stays readable. */
const WIDE = 860
const NARROW = 360
/** Of the drawing without a table. Another one than NARROW: the same drawing twice in a page would have the same ids. */
const ALONE = 380

/** Parts of a year as a sentence says them; tables and axes have room for the short form alone. */
const PARTS_OF_YEAR: Partial<Record<string, Phrase>> = {
  H1: 'H1 {year}',
  H2: 'H2 {year}',
  Q1: 'Q1 {year}',
  Q2: 'Q2 {year}',
  Q3: 'Q3 {year}',
  Q4: 'Q4 {year}',
}

interface ChartProps {
  chart: ChartSpec
  /** The source of the data, and its date. */
  source?: ReactNode
}

/** A chart that is drawn on the server, with a description and a table of its numbers. */
export function Chart({ chart: given, source }: ChartProps) {
  const chart = inPageWords(given)
  const crossings = crossingsOf(chart)
  const numbers = say('The numbers: {title}', { title: chart.title })
  return (
    <figure className={`stack-3 rule-below ${styles.chart}`} id={`chart-${chart.key}`} aria-label={say('Chart')}>
      <figcaption className={`heading-face text-l ${styles.title}`}>
        {chart.title}
        <span className={`caption ${styles.unit}`}>{measureOf(chart)}</span>
      </figcaption>
      <div role="img" aria-label={chart.alt || chart.title}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by ourselves from numbers */}
        <div className={styles.wide} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawChart(chart, WIDE) }} />
        <div
          className={styles.narrow}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by ourselves from numbers
          dangerouslySetInnerHTML={{ __html: drawChart(chart, NARROW) }}
        />
      </div>
      {crossings.length > 0 ? (
        <p className={`caption ${styles.crossings}`}>
          {crossings
            .map((crossing) =>
              say('{step}: “{passing}” overtakes “{passed}” and stays ahead.', {
                ...crossing,
                step: inSentence(crossing.step),
              }),
            )
            .join(' ')}
        </p>
      ) : null}
      {chart.note ? <p className="caption">{chart.note}</p> : null}
      {source ? (
        <p className="caption">
          {say('Source: {source}', { source: '' })}
          {source}
        </p>
      ) : null}
      <details className={styles.numbers}>
        <summary>{say('The numbers')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and must be reachable by keyboard */}
        <section className={`sideways ${styles.scroll}`} tabIndex={0} aria-label={numbers}>
          <Numbers chart={chart} />
        </section>
      </details>
    </figure>
  )
}

/** A chart without its numbers on a dark ground, as the picture of what it belongs to; lines have their last values in place of axes, and the whole width. */
export function ChartDrawing({ chart: given }: { chart: ChartSpec }) {
  const chart = inPageWords(given)
  const svg = drawChart(chart, ALONE, true)
  return (
    <div className={styles.alone}>
      <span className={`heading-face text-l ${styles.title}`}>{chart.title}</span>
      <span className={`caption ${styles.unit}`}>{chart.yLabel || chart.unit}</span>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by ourselves from numbers */}
      <div className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
    </div>
  )
}

/** The words of a chart in the language of the page, as far as somebody has translated them. */
function inPageWords(chart: ChartSpec): ChartSpec {
  return {
    ...chart,
    title: sayName(chart.title),
    alt: sayName(chart.alt),
    note: sayName(chart.note),
    unit: sayName(chart.unit),
    xLabel: sayName(chart.xLabel),
    yLabel: sayName(chart.yLabel),
    series: chart.series.map(({ name, points }) => ({
      name: sayName(name),
      points: points.map(inWords),
    })),
  }
}

function inWords({ x, y, label }: ChartPoint): ChartPoint {
  const named = typeof x === 'string' ? sayName(x) : x
  return label === undefined ? { x: named, y } : { x: named, y, label: sayName(label) }
}

function Numbers({ chart }: { chart: ChartSpec }) {
  const write = writerOf(chart.series.flatMap(({ points }) => points.map(({ y }) => y)))
  if (chart.kind === 'scatter') {
    const labelled = isLabelled(chart)
    const across = writerOf(chart.series.flatMap(({ points }) => points.map(({ x }) => Number(x))))
    return (
      <table>
        <caption className="sr-only">{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Series')}</th>
            {labelled ? (
              <th scope="col" className={styles.mark}>
                {say('Mark')}
              </th>
            ) : null}
            <th scope="col">{chart.xLabel || 'x'}</th>
            <th scope="col">{chart.yLabel || chart.unit}</th>
          </tr>
        </thead>
        <tbody>
          {chart.series.flatMap(({ name, points }) =>
            points.map(({ x, y, label }) => (
              <tr key={`${name} ${label} ${x} ${y}`}>
                <th scope="row">{name}</th>
                {labelled ? <td className={styles.mark}>{label}</td> : null}
                <td>{across(Number(x))}</td>
                <td>{write(y)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    )
  }
  const lookups = chart.series.map(({ points }) => new Map(points.map(({ x, y }) => [x, y])))
  return (
    <table>
      <caption className="sr-only">{chart.title}</caption>
      <thead>
        <tr>
          <th scope="col">{chart.xLabel || say('Name')}</th>
          {chart.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {axisSteps(chart).map((step) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            {lookups.map((lookup, index) => (
              <td key={chart.series[index]?.name}>{write(lookup.get(step))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Writes the numbers of a column below each other: all with as many decimals as the most exact of them. */
function writerOf(values: readonly number[]): (value: number | undefined) => string {
  const decimals = decimalsOf(values)
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (value) => (value === undefined ? '' : format.format(value))
}

function inSentence(step: string | number): string | number {
  const [part = '', year = ''] = String(step).split(/\s/)
  const phrase = PARTS_OF_YEAR[part]
  return phrase && year ? say(phrase, { year }) : step
}
