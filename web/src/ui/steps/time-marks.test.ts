import { expect, it } from 'vitest'
import { timeMarks } from './time-marks'

it('marks a short time in weeks', () => {
  expect(timeMarks(70)).toEqual({
    unit: 'weeks',
    marks: [
      { count: 0, at: '0.0%' },
      { count: 4, at: '40.0%' },
      { count: 8, at: '80.0%' },
    ],
  })
})

it.each([
  [28, 'weeks', [0, 1, 2, 3, 4]],
  [135, 'months', [0, 1, 2, 3, 4]],
  [696, 'months', [0, 6, 12, 18]],
])('marks %d days in %s', (days, unit, counts) => {
  const found = timeMarks(days)
  expect([found.unit, found.marks.map(({ count }) => count)]).toEqual([unit, counts])
})
