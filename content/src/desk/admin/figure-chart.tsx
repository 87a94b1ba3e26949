import { Box, Flex, Typography } from '@strapi/design-system'
import { useState } from 'react'
import { addStyles } from '../../admin/add-styles'
import { OptionField } from '../../admin/option-field'
import type { WeekFigures, WeekSeries } from '../weeks'
import { SERIES_COLOURS, WeekBars, weekName } from './week-bars'

addStyles(`
  .week-figures { overflow-x: auto; }
  .week-figures table { border-collapse: collapse; min-width: 100%; font-variant-numeric: tabular-nums; }
  .week-figures :is(th, td) { padding: 0.8rem 1.2rem; border-top: 1px solid rgb(128 128 160 / 25%); text-align: end; }
  .week-figures :is(th, td):first-child { min-width: 9rem; text-align: start; }
  .week-figures thead th { border-top: 0; overflow-wrap: break-word; vertical-align: bottom; font-weight: 600; }
`)

/** What the leads are counted by. */
const GROUPINGS = { source: 'Source', campaign: 'Source and campaign' } as const
type Grouping = keyof typeof GROUPINGS

/** The leads that match the filters by week, as a chart and as a table. */
export function FigureChart({ figures }: { figures: WeekFigures }) {
  const [grouping, setGrouping] = useState<Grouping>('source')
  const series = figures[grouping]
  const words = GROUPINGS[grouping].toLowerCase()
  return (
    <Box
      tag="section"
      aria-label="Leads by week"
      background="neutral0"
      padding={6}
      marginTop={6}
      shadow="tableShadow"
      hasRadius
    >
      <Flex justifyContent="space-between" alignItems="flex-end" gap={4} wrap="wrap" paddingBottom={4}>
        <Typography variant="beta" tag="h2">
          Leads by week
        </Typography>
        <OptionField
          name="figures-by"
          label="By"
          value={grouping}
          choices={Object.entries(GROUPINGS)}
          onChange={(chosen) => setGrouping(chosen === 'campaign' ? chosen : 'source')}
        />
      </Flex>
      {series.length === 0 ? (
        <Typography tag="p">
          No lead came in these weeks, from {weekName(figures.weeks[0] ?? '')} on. Choose other days in the filters.
        </Typography>
      ) : (
        <>
          <WeekBars
            label={`Bars: leads by week and ${words}. The table below has the same numbers.`}
            weeks={figures.weeks}
            series={series}
          />
          <Legend series={series} />
          <WeekTable weeks={figures.weeks} series={series} words={words} />
        </>
      )}
    </Box>
  )
}

function Legend({ series }: { series: readonly WeekSeries[] }) {
  return (
    <Flex tag="ul" aria-hidden gap={4} wrap="wrap" paddingTop={2} paddingBottom={4}>
      {series.map(({ name }, index) => (
        <Flex key={nameOf(name)} tag="li" gap={2}>
          <span style={{ width: '1.2rem', height: '1.2rem', background: SERIES_COLOURS[index] }} />
          <Typography>{nameOf(name)}</Typography>
        </Flex>
      ))}
    </Flex>
  )
}

interface TableProps {
  weeks: readonly string[]
  series: readonly WeekSeries[]
  /** What is counted by, for the table's name. */
  words: string
}

/** The newest week first. */
function WeekTable({ weeks, series, words }: TableProps) {
  const rows = weeks
    .map((monday, week) => ({ monday, counts: series.map(({ counts }) => counts[week] ?? 0) }))
    .toReversed()
  const name = `Leads by week and ${words}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than its place is scrolled by keyboard
    <section className="week-figures" aria-label={name} tabIndex={0}>
      <table aria-label={name}>
        <thead>
          <tr>
            {['Week from', ...series.map((one) => nameOf(one.name)), 'All'].map((heading) => (
              <th key={heading} scope="col">
                <Typography variant="pi" fontWeight="bold">
                  {heading}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ monday, counts }) => (
            <tr key={monday}>
              <th scope="row">
                <Typography>{weekName(monday)}</Typography>
              </th>
              {series.map((one, index) => (
                <td key={nameOf(one.name)}>
                  <Typography>{counts[index]}</Typography>
                </td>
              ))}
              <td>
                <Typography fontWeight="bold">{counts.reduce((sum, count) => sum + count, 0)}</Typography>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The heading of a series; null stands for the smaller ones together. */
function nameOf(name: string | null): string {
  if (name === null) return 'All others'
  return name === 'none' ? 'None named' : name
}
