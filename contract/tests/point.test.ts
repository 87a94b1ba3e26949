import { expect, it } from 'vitest'
import { pointFault, rightPoint } from '../src/index.js'

it.each([
  [18.52, 73.85, null],
  [0, 0, 'zero'],
  [73.85, 18.52, 'swapped'],
  [25.2, 55.27, null],
  [51.5, -0.12, null],
  [null, 73.85, null],
])('the point %s, %s has the fault %s', (latitude, longitude, fault) => {
  expect(pointFault({ latitude, longitude })).toBe(fault)
  expect(rightPoint({ latitude, longitude }).longitude).toBe(fault === null ? longitude : null)
})
