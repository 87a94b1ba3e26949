import { expect, it } from 'vitest'
import { edgeDeadline } from './edge-deadline'

const NOW = 1_790_000_000_500

it('is the end of the second of the request, by the clock of the edge', () => {
  expect(edgeDeadline('1790000000.499', NOW)).toBe('@1790000000')
  expect(edgeDeadline('1789999995.999', NOW)).toBe('@1789999995')
})

it('is absent for a time that is missing, invalid, or far from ours', () => {
  for (const told of [undefined, '', 'soon', '-1', '1e9', '9999999999.000', '1790000011.000', '1789990000.000']) {
    expect(edgeDeadline(told, NOW), told).toBeNull()
  }
  expect(edgeDeadline(['1790000000.499', '1790000000.499'], NOW)).toBeNull()
})
