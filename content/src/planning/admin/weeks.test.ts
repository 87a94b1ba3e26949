import { expect, it } from 'vitest'
import { otherMonth, weeksOf } from './weeks'

it('the weeks of a month begin on Monday, and have the days of that month alone', () => {
  const december = weeksOf('2026-12')
  expect(december).toHaveLength(5)
  expect(december[0]).toEqual([
    null,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(december[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null])
  expect(weeksOf('2027-02').flat()).not.toContain(null)
  expect(weeksOf('2028-02').flat()).toContain('2028-02-29')
})

it('a year ends between two months', () => {
  expect(otherMonth('2026-12', 1)).toBe('2027-01')
  expect(otherMonth('2027-01', -1)).toBe('2026-12')
})
