import { expect, it } from 'vitest'
import { localityAndCity } from './locality-and-city'

it.each([
  [{ locality: 'Kharadi', city: 'Pune' }, 'Kharadi, Pune'],
  [{ locality: '', city: 'Pune' }, 'Pune'],
  [{ locality: 'Kharadi', city: '' }, 'Kharadi'],
])('names the place of %j', (project, place) => {
  expect(localityAndCity(project)).toBe(place)
})
