import { describe, expect, it } from 'vitest'
import { parseList, project } from '../src/index.js'

const wire = { slug: 'a', name: 'A', city: 'Pune', propertyType: 'Residential', projectStatus: 'New launch' }

/** The focal point that visitors get for the two numbers of an editor. */
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

describe('the price of a project', () => {
  it.each([0, -5, '0', null])('%j means that there is none', (price) => {
    const [record] = parseList(project, [
      { ...wire, priceFrom: price, configurations: [{ name: '2 BHK', carpetArea: 700, price }] },
    ]).records
    expect(record).toMatchObject({ priceFrom: null, configurations: [{ price: null }] })
  })
})

describe('the site plan of a project', () => {
  const house = { kind: 'building', x: 4, y: 5, w: 10, h: 8 }
  const planOf = (sitePlan: unknown) => parseList(project, [{ ...wire, sitePlan }]).records[0]?.sitePlan

  it('has the parts that can be drawn', () => {
    const parts = [house, { ...house, kind: 'castle' }, { ...house, w: -1 }, { kind: 'road' }, 'green']
    expect(planOf({ width: 60, depth: 40, parts })).toEqual({
      width: 60,
      depth: 40,
      parts: [{ ...house, name: '', turn: 0, round: 0, floors: null }],
    })
  })

  it.each([
    ['nothing is written', undefined],
    ['it is cleared', null],
    ['it is no plan', 'tower here'],
    ['it has no size', { width: 0, depth: 40, parts: [house] }],
    ['none of its parts can be drawn', { width: 60, depth: 40, parts: [{ kind: 'castle' }] }],
  ])('is none when %s, and the project stands', (_, written) => {
    expect(planOf(written)).toBeNull()
  })
})
