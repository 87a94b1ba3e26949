import { describe, expect, it } from 'vitest'
import { parseList, project } from '../src/index.js'

const wire = { slug: 'a', name: 'A', city: 'Pune', propertyType: 'Residential', projectStatus: 'New launch' }

/** The focal point that visitors get when an editor wrote these two numbers. */
function focalOf(written: object) {
  const picture = { id: 1, url: '/uploads/a.jpg', alternativeText: 'A tower', width: 1200, height: 750 }
  const [record] = parseList(project, [{ ...wire, pictures: [{ picture, view: 'day', ...written }] }]).records
  return record?.pictures[0]?.focal
}

describe('the focal point of a project’s picture', () => {
  it('is what the editor wrote, its edges included', () => {
    expect(focalOf({ focalX: 40, focalY: 62 })).toEqual({ x: 40, y: 62 })
    expect(focalOf({ focalX: 0, focalY: 100 })).toEqual({ x: 0, y: 100 })
  })

  it.each([
    ['nothing is written', {}],
    ['both are cleared', { focalX: null, focalY: null }],
    ['one of two is missing', { focalX: 40 }],
    ['one is outside the picture', { focalX: 40, focalY: 101 }],
    ['one is negative', { focalX: -1, focalY: 50 }],
  ])('is the middle when %s', (_, written) => {
    expect(focalOf(written)).toBeNull()
  })
})
