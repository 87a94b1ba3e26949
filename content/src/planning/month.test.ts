import { expect, it } from 'vitest'
import { monthInIndia } from './month'

it('a month begins and ends at midnight in India', () => {
  expect(monthInIndia('2026-12')).toEqual({ from: '2026-11-30T18:30:00.000Z', to: '2026-12-31T18:30:00.000Z' })
  expect(monthInIndia('2028-02')).toEqual({ from: '2028-01-31T18:30:00.000Z', to: '2028-02-29T18:30:00.000Z' })
})
