import { describe, expect, it } from 'vitest'
import { axisSteps, type ChartSpec, crossingsOf, decimalsOf } from './chart-data'
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

  it('says below the axis what it shows, except on a cover and where bars lie on their side', () => {
    const named = { ...chart, xLabel: 'Distance from Mankoli, km' }
    expect(drawChart(named, 860)).toContain(named.xLabel)
    expect(drawChart(named, 380, true)).not.toContain(named.xLabel)
    expect(drawChart({ ...named, kind: 'bar' }, 360)).not.toContain(named.xLabel)
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

  it('has the name of each line at its end, and no legend', () => {
    const lines = drawChart(chart, 860)
    const bars = drawChart({ ...chart, kind: 'bar' }, 860)
    const leftOf = (svg: string) => Number(/translate\(([\d.]+) [\d.]+\)"[^>]*>Pune</.exec(svg)?.[1] ?? Number.NaN)
    expect(leftOf(lines)).toBeGreaterThan(760)
    expect(leftOf(bars)).toBeLessThan(100)
  })

  it('on a cover fills its width, colours each name like its line, and rings where one line overtakes another', () => {
    const line = (name: string, values: readonly number[]) => ({
      name,
      points: values.map((y, step) => ({ x: `Q${step + 1}`, y })),
    })
    const svg = drawChart(
      { ...chart, series: [line('Large deals', [4, 5, 7]), line('Small deals', [6, 5.5, 5])] },
      380,
      true,
    )
    const xs = [...svg.matchAll(/<path d="M([\d.]+) [\d.]+L([\d.]+) [^"]*" fill="none" stroke="var\(--chart-\d\)"/g)]
    expect(xs).toHaveLength(2)
    for (const [path, first] of xs) {
      expect(Number(first)).toBeLessThan(6)
      expect(Math.max(...[...path.matchAll(/L([\d.]+) /g)].map(([, x]) => Number(x)))).toBeGreaterThan(370)
    }
    expect(svg).toMatch(/fill="var\(--chart-1\)"[^>]*>7 Large deals</)
    expect(svg).toMatch(/fill="var\(--chart-2\)"[^>]*>5 Small deals</)
    expect(svg).toMatch(/matrix\(8,0,0,8,375,\d+\)" fill="none" stroke="var\(--chart-1\)"/)
  })

  it('breaks the name of a line between words, and keeps names apart', () => {
    const named = ['Deals of 1,00,000 sq ft or more', 'Deals of less'].map((name, index) => ({
      name,
      points: (series[0]?.points ?? []).map(({ x, y }) => ({ x, y: y + index / 50 })),
    }))
    const svg = drawChart({ ...chart, series: named }, 360)
    const names = [...svg.matchAll(/translate\([\d.]+ ([\d.]+)\)"[^>]*>([^<]+)<\/text>/g)]
      .map(([, top, words = '']) => ({ top: Number(top), words }))
      .filter(({ words }) => !/^Q|^[\d.]+$/.test(words))
    expect(names.map(({ words }) => words).join(' ')).toContain('1,00,000 sq')
    const [gap = 0, within = 0] = [names[3], names[1]].map((line, index) =>
      Math.abs((line?.top ?? 0) - (names[index === 0 ? 2 : 0]?.top ?? 0)),
    )
    expect(gap).toBeGreaterThan(within)
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

describe('lines that cross', () => {
  const line = (name: string, values: readonly number[]) => ({
    name,
    points: values.map((y, step) => ({ x: `Q${step + 1}`, y })),
  })

  it('are named where they change places for good', () => {
    const lines = [line('Large', [1, 2, 4]), line('Small', [3, 2.5, 2]), line('Level', [9, 9, 9])]
    expect(crossingsOf({ kind: 'line', series: lines })).toEqual([{ passing: 'Large', passed: 'Small', step: 'Q3' }])
  })

  it.each([
    ['they touch and part again', [line('A', [1, 3, 1]), line('B', [2, 2, 2])]],
    ['they never meet', [line('A', [1, 1]), line('B', [2, 2])]],
    ['one has no value to compare', [line('A', [1]), line('B', [2, 2])]],
  ])('are not named when %s', (_, lines) => {
    expect(crossingsOf({ kind: 'line', series: lines })).toEqual([])
  })
})

it('numbers have the decimals of the most exact of them', () => {
  expect(decimalsOf([1.19, 2, 3.5])).toBe(2)
  expect(decimalsOf([0.1 + 0.2, 7])).toBe(1)
  expect(decimalsOf([])).toBe(0)
})
