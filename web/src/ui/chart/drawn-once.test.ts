import { init } from 'echarts/core'
import { expect, it, vi } from 'vitest'
import type { ChartSpec } from './chart-data'
import { drawChart } from './draw-chart'

vi.mock('echarts/core', async (original) => {
  const real = await original<typeof import('echarts/core')>()
  return { ...real, init: vi.fn(real.init) }
})

const chart = (last: number): ChartSpec => ({
  ...{ key: 'k', title: 'T', kind: 'bar', unit: '%', xLabel: 'Year', yLabel: '', note: '', alt: 'A' },
  series: [{ name: 'Pune', points: [1, 2, last].map((y, x) => ({ x: String(x), y })) }],
})

it('the same data is drawn once for each width, other data again', () => {
  const first = drawChart(chart(3), 860)
  expect(drawChart(chart(3), 860)).toBe(first)
  expect(init).toHaveBeenCalledTimes(1)
  drawChart(chart(3), 360)
  drawChart(chart(4), 860)
  expect(init).toHaveBeenCalledTimes(3)
})

it('the least recently used drawings are dropped', () => {
  for (let number = 0; number < 300; number += 1) drawChart(chart(100 + number), 860)
  vi.mocked(init).mockClear()
  drawChart(chart(399), 860)
  expect(init).not.toHaveBeenCalled()
  drawChart(chart(100), 860)
  expect(init).toHaveBeenCalledTimes(1)
})
