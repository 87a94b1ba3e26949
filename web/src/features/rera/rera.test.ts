import { parseList, project } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { findRegistrations } from './find-registrations'

const common = { propertyType: 'Residential', projectStatus: 'New launch', city: 'Pune' }
const { records: projects } = parseList(project, [
  {
    ...common,
    slug: 'a',
    name: 'Heron Bend',
    developer: 'Girna Homes',
    reraRegistrations: [
      { number: 'P52100DEMO09', state: 'Maharashtra' },
      { number: 'PRM/KA/RERA/1251/308', state: 'Karnataka' },
    ],
  },
  { ...common, slug: 'b', name: 'No number' },
])

describe('the registrations', () => {
  it('stand by state from A to Z', () => {
    const { states, total, all } = findRegistrations({}, projects)
    expect(states.map(([state]) => state)).toEqual(['Karnataka', 'Maharashtra'])
    expect([total, all]).toEqual([2, 2])
  })

  it.each([
    ['p52100 demo09', 1],
    ['prm ka rera', 1],
    ['heron', 2],
    ['girna homes', 2],
    ['///', 0],
    ['nothing like it', 0],
  ])('“%s” finds %i', (number, count) => {
    expect(findRegistrations({ number }, projects).total).toBe(count)
  })
})
