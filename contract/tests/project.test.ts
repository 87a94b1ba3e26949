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

describe('what is given as a file', () => {
  const pdf = { url: '/uploads/a.pdf', mime: 'application/pdf', size: 1234.5, updatedAt: '2026-11-20T10:00:00.000Z' }
  const document = { url: '/uploads/a.pdf', bytes: 1_234_500, version: '2026-11-20T10:00:00.000Z' }
  const svg = { url: '/uploads/a.svg', mime: 'image/svg+xml', alternativeText: 'Three rooms' }
  const unitOf = (planFile: unknown) =>
    parseList(project, [{ ...wire, configurations: [{ name: '2 BHK', carpetArea: 700, planFile }] }]).records[0]
      ?.configurations[0]

  it('is a plan, as a picture or as a document', () => {
    expect(unitOf(svg)?.planFile).toMatchObject({
      kind: 'picture',
      picture: { url: '/uploads/a.svg', alt: 'Three rooms' },
    })
    expect(unitOf(pdf)?.planFile).toEqual({ kind: 'document', document })
  })

  it.each([[undefined], [null], [{ url: '/uploads/a.mp4', mime: 'video/mp4' }], ['/uploads/a.pdf']])(
    'is no plan: %j, and the unit stands',
    (file) => {
      expect(unitOf(file)).toMatchObject({ name: '2 BHK', planFile: null })
    },
  )

  it('is a brochure only as a document', () => {
    const brochureOf = (developerBrochure: unknown) =>
      parseList(project, [{ ...wire, developerBrochure }]).records[0]?.developerBrochure
    expect(brochureOf(pdf)).toEqual(document)
    expect(brochureOf(svg)).toBeNull()
  })
})
