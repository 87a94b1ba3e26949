import { describe, expect, it } from 'vitest'
import { careerPage, flatten, MalformedAnswer, menuImage, parseList, parseOne, siteSettings } from '../src/index.js'

const v4 = {
  data: [
    {
      id: 7,
      attributes: {
        Sequence: 1,
        Type: 'Projects',
        ImageTitle: 'Residential',
        ImageLink: '/projects',
        isExternal: false,
        Image: {
          data: { id: 3, attributes: { url: '/uploads/a.jpg', alternativeText: 'A tower', width: 1600, height: 1000 } },
        },
      },
    },
  ],
  meta: { pagination: { page: 1, pageCount: 1 } },
}
const flat = {
  data: [
    {
      id: 7,
      documentId: 'abc',
      Sequence: 1,
      Type: 'Projects',
      ImageTitle: 'Residential',
      ImageLink: '/projects',
      isExternal: false,
      Image: { id: 3, url: '/uploads/a.jpg', alternativeText: 'A tower', width: 1600, height: 1000 },
    },
  ],
}

describe('an answer of the content backend', () => {
  it('means the same in the v4 and in the flat shape', () => {
    const fromV4 = parseList(menuImage, v4)
    expect(fromV4.records).toHaveLength(1)
    expect(fromV4.records[0]).toMatchObject({
      title: 'Residential',
      picture: { url: '/uploads/a.jpg', alt: 'A tower' },
    })
    expect(parseList(menuImage, flat)).toEqual(fromV4)
  })

  it('keeps both names of a record', () => {
    const named = { id: 7, documentId: 'abc', Title: 'A' }
    expect(flatten({ data: { id: 7, documentId: 'abc', attributes: { Title: 'A' } } })).toEqual(named)
    expect(flatten({ data: named })).toEqual(named)
  })

  it('drops only an invalid record, and reports which and why', () => {
    const answer = {
      data: [...flat.data, { id: 8, documentId: 'bad', Sequence: 2, Type: 'Elsewhere', ImageTitle: 'x' }],
    }
    const { records, dropped } = parseList(menuImage, answer)
    expect(records).toHaveLength(1)
    expect(dropped).toEqual([{ id: 'bad', field: 'Type', reason: expect.any(String) }])
  })

  it('keeps a record whose picture is empty or invalid', () => {
    for (const Image of [null, undefined, {}, { data: null }, 'picture.jpg']) {
      const { records } = parseList(menuImage, { data: [{ ...flat.data[0], Image }] })
      expect(records[0]?.picture).toBeNull()
    }
  })

  it('is refused as a whole when it has no list', () => {
    for (const answer of [null, 'down for maintenance', { data: { id: 1 } }, { error: { status: 500 } }]) {
      expect(() => parseList(menuImage, answer)).toThrow(MalformedAnswer)
    }
  })

  it('of a single type may be empty', () => {
    expect(parseOne(siteSettings, { data: null })).toBeNull()
  })

  it('of a single type is refused when none of its fields is known, and taken when they are empty', () => {
    expect(() => parseOne(careerPage, { data: { id: 1, attributes: { unheard: 'of' } } })).toThrow(MalformedAnswer)
    expect(parseOne(careerPage, { data: { id: 1, attributes: { applyEmail: null } } })).toMatchObject({
      applyEmail: '',
    })
  })

  it('of a single type names the invalid field', () => {
    expect(() => parseOne(siteSettings, { data: { id: 1, brandName: '' } })).toThrow(/brandName/)
  })

  it('keeps an attribute named data when it has siblings', () => {
    expect(flatten({ data: { a: 1 }, other: 2 })).toEqual({ data: { a: 1 }, other: 2 })
  })
})
