import { type ProjectStatus, parseList, project } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { findRegistrations } from './find-registrations'
import { termOf } from './term-of'

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
  it('are listed by state in alphabetical order', () => {
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

describe('the term of a registration', () => {
  const of = (status: ProjectStatus, validUntil: string) =>
    termOf({ validUntil, project: { slug: 'a', name: 'a', city: 'Pune', developer: '', status } }, '2026-11-21')

  it.each([
    ['Ready to move in', '2026-11-20', 'Expired on 20 November 2026', 'Completed'],
    ['Under construction', '2026-11-20', 'Expired on 20 November 2026', 'Lapsed'],
    ['Sold out', '2026-11-20', 'Expired on 20 November 2026', 'Expired'],
    ['Sold out', '2026-11-21', 'Valid until 21 November 2026', null],
    ['Sold out', '', 'Valid until ', null],
  ] as const)('of a project “%s”, valid until “%s”, is “%s”, %s', (status, validUntil, words, end) => {
    const { label, day, ended } = of(status, validUntil)
    expect([`${label} ${day}`.replaceAll('\u00a0', ' '), ended]).toEqual([words, end])
  })
})
