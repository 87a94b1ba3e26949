import { describe, expect, it } from 'vitest'
import { axisSteps, type ChartSpec } from './chart-data'
import { drawChart } from './draw-chart'

const series = ['Pune', 'Chennai'].map((name, index) => ({
  name,
  points: ['Q1 2025', 'Q2 2025', 'Q3 2025'].map((x, step) => ({ x, y: 10 * index + step + 1 })),
}))
const chart: ChartSpec = {
  key: 'k',
  title: 'T',
  kind: 'line',
  unit: '%',
  xLabel: 'Quarter',
  yLabel: '',
  series,
  note: '',
  alt: 'A',
}

describe('a chart', () => {
  it.each(['line', 'bar', 'stacked-bar', 'dot'] as const)('of kind %s has only colours that are tokens', (kind) => {
    const svg = drawChart({ ...chart, kind }, 860)
    expect(svg).toMatch(/^<svg/)
    expect(svg).toContain('var(--chart-1)')
    expect(svg).toContain('var(--chart-2)')
    expect(svg).not.toMatch(/#0a00|rgb\(10,/)
    expect(svg).toContain('Chennai')
  })

  it('of kind scatter shows numbers against numbers', () => {
    const points = [1, 2, 3].map((x) => ({ x, y: x * x }))
    expect(drawChart({ ...chart, kind: 'scatter', series: [{ name: 'S', points }] }, 360)).toContain('var(--chart-1)')
  })

  it('labels the marks of a scatter chart where their names differ, otherwise the ends of each series', () => {
    const marks = (labels: readonly string[]) => labels.map((label, index) => ({ x: index * 10, y: index, label }))
    const drawn = (all: readonly (readonly string[])[]) =>
      drawChart(
        {
          ...chart,
          kind: 'scatter',
          series: all.map((labels, index) => ({ name: `S${index}`, points: marks(labels) })),
        },
        860,
      )
    expect(drawn([['Baner', 'Wakad', 'Aundh']])).toMatch(/Baner[\s\S]*Wakad[\s\S]*Aundh/)
    const years = drawn([
      ['2024', '2025', '2026'],
      ['2024', '2025', '2026'],
    ])
    expect(years).toContain('2024')
    expect(years).toContain('2026')
    expect(years).not.toContain('2025')
  })

  it('escapes names', () => {
    const svg = drawChart(
      { ...chart, series: [{ name: '<script>alert(1)</script>', points: series[0]?.points ?? [] }, ...series] },
      860,
    )
    expect(svg).not.toContain('<script>')
  })

  it('has its steps in the order of the data, numbers by size', () => {
    expect(axisSteps(chart)).toEqual(['Q1 2025', 'Q2 2025', 'Q3 2025'])
    expect(
      axisSteps({
        series: [
          {
            name: '',
            points: [
              { x: 5, y: 1 },
              { x: -1, y: 1 },
            ],
          },
        ],
      }),
    ).toEqual([-1, 5])
  })
})
