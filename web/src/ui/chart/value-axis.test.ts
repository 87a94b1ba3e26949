import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Chart, ChartDrawing } from './chart'
import { measureOf, valueAxisOf } from './value-axis'

const chart = (...values: number[]) => ({
  kind: 'line' as const,
  unit: 'sq ft',
  xLabel: 'Year',
  yLabel: '',
  series: [{ name: 'A', points: values.map((y, x) => ({ x, y })) }],
})

it.each([
  [
    'far above 0, a field below the least',
    [481, 520, 652],
    { min: 450, max: 700, interval: 50 },
    'sq ft, axis from 450',
  ],
  [
    'on a line of the axis, not upon its bottom',
    [500, 600, 700],
    { min: 450, max: 700, interval: 50 },
    'sq ft, axis from 450',
  ],
  ['with room below, from 0', [2, 5, 9], { min: 0, max: 10, interval: 2 }, 'sq ft'],
  [
    'in fractions, without their leavings',
    [0.81, 0.9, 0.93],
    { min: 0.8, max: 0.95, interval: 0.025 },
    'sq ft, axis from 0.8',
  ],
  [
    'large, as they are written here',
    [120000, 140000, 150000],
    { min: 110000, max: 150000, interval: 10000 },
    'sq ft, axis from 1,10,000',
  ],
] as const)('an axis of values %s', (_, values, axis, unit) => {
  expect(valueAxisOf(chart(...values))).toEqual(axis)
  expect(measureOf(chart(...values))).toBe(unit)
})

it('is left to the library for other kinds, for negative values, and for constant values', () => {
  expect(valueAxisOf({ ...chart(1, 2), kind: 'bar' })).toBeNull()
  expect(valueAxisOf(chart(-1, 2))).toBeNull()
  expect(valueAxisOf(chart(3, 3))).toBeNull()
  expect(valueAxisOf(chart())).toBeNull()
})

it('has the words of the value axis rather than the bare unit', () => {
  const named = { ...chart(2, 5, 9), yLabel: 'Carpet area, sq ft' }
  expect(measureOf(named)).toBe('Carpet area, sq ft')
})

it('says where it begins on the cover of a report as below it, and which line overtakes another', () => {
  const lines = {
    ...chart(481, 520, 652),
    ...{ key: 'k', title: 'T', note: '', alt: '' },
    series: [
      [481, 520, 652],
      [560, 570, 580],
    ].map((values, index) => ({
      name: `Line ${index + 1}`,
      points: values.map((y, x) => ({ x: `Q${x + 1} 2025`, y })),
    })),
  }
  const [cover, below] = [ChartDrawing, Chart].map((View) =>
    renderToStaticMarkup(createElement(View, { chart: lines })),
  )
  expect(cover).toContain('axis from 450')
  expect(below).toContain('Q3 2025: “Line 1” overtakes “Line 2” and stays ahead.')
})
