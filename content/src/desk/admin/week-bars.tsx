import { useEffect, useRef, useState } from 'react'
import type { WeekSeries } from '../weeks'

/** Each is seen on the light and on the dark ground of the admin. */
export const SERIES_COLOURS = ['#4945c4', '#d99a00', '#2a8f8c', '#c4527a', '#9a97d6', '#a5a8b8'] as const

const HEIGHT = 240
const AXIS = { left: 40, bottom: 28, top: 8 }
/** Width that a label below the bars needs. */
const LABEL_WIDTH = 56
const dayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The week that begins on a Monday, `YYYY-MM-DD`, as “23 Nov”. */
export function weekName(monday: string): string {
  return dayFormat.format(new Date(`${monday}T00:00:00Z`))
}

interface Props {
  /** What it shows, for those who do not see it. */
  label: string
  weeks: readonly string[]
  series: readonly WeekSeries[]
}

/** Stacked bars, one a week; drawn as wide as its place. */
export function WeekBars({ label, weeks, series }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const totals = weeks.map((_, week) => series.reduce((sum, { counts }) => sum + (counts[week] ?? 0), 0))
  const top = niceTop(Math.max(...totals))
  const band = (width - AXIS.left) / weeks.length
  const labelEvery = Math.max(1, Math.ceil(LABEL_WIDTH / band))
  const yOf = (count: number) => HEIGHT - AXIS.bottom - (count / top) * (HEIGHT - AXIS.bottom - AXIS.top)
  return (
    <div ref={place}>
      {width > 0 ? (
        <svg role="img" aria-label={label} width={width} height={HEIGHT} fontSize={12} fill="currentColor">
          {[0, top / 2, top].map((count) => (
            <g key={count}>
              <line x1={AXIS.left} x2={width} y1={yOf(count)} y2={yOf(count)} stroke="currentColor" opacity={0.2} />
              <text x={AXIS.left - 8} y={yOf(count) + 4} textAnchor="end">
                {count}
              </text>
            </g>
          ))}
          {weeks.map((monday, week) => (
            <g key={monday} transform={`translate(${AXIS.left + week * band} 0)`}>
              {/* A bar takes 70 % of its week, and a line of one pixel parts its pieces. */}
              {stackOf(series, week).map(({ colour, from, to }) => (
                <rect
                  key={colour}
                  fill={colour}
                  x={band * 0.15}
                  width={band * 0.7}
                  y={yOf(to)}
                  height={Math.max(1, yOf(from) - yOf(to) - 1)}
                />
              ))}
              {/* Counted from the newest week, which always has its label. */}
              {(weeks.length - 1 - week) % labelEvery === 0 ? (
                <text x={band / 2} y={HEIGHT - 8} textAnchor="middle">
                  {weekName(monday)}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
      ) : null}
    </div>
  )
}

/** The parts of one bar, from below. */
function stackOf(series: readonly WeekSeries[], week: number) {
  let below = 0
  return series.flatMap(({ counts }, index) => {
    const from = below
    below += counts[week] ?? 0
    return below === from ? [] : [{ colour: SERIES_COLOURS[index] ?? SERIES_COLOURS[0], from, to: below }]
  })
}

/** The upper end of the axis: an even number, so that its middle is a number of leads too. */
function niceTop(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most / 2)))
  const nice = [2, 4, 10, 20].find((times) => times * step >= most) ?? 20
  return nice * step
}

/** The width of an element, also after it has changed; 0 before it is known. */
function useWidth(place: React.RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return width
}
