import { expect, it } from 'vitest'
import { isOpenAir } from '../../src/plans/plan-rooms.js'

it.each([
  'Balcony',
  'Entrance veranda',
  'Rear margin',
  'Open court',
  'Side margin, left',
  'Open court and frangipani',
  'Sit-out (upper)',
])('“%s” lies outside the walls', (name) => {
  expect(isOpenAir(name)).toBe(true)
})

it.each([
  'Living and dining',
  'Food court',
  'Pantry and terrace (upper)',
  'Courtesy desk',
  'Stock room',
  'Buildable area',
])('“%s” lies inside', (name) => {
  expect(isOpenAir(name)).toBe(false)
})
