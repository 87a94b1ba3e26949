import { expect, it } from 'vitest'
import { Facts } from './facts'

it('draws nothing without facts: an empty list would leave its rules', () => {
  expect(Facts({ facts: [] })).toBeNull()
  expect(Facts({ facts: [{ label: 'Land', value: '11.4 acres' }] })).not.toBeNull()
})
