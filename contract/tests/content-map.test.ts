import { describe, expect, it } from 'vitest'
import { ContentMapFault, parseList, project, readContentMap, withMappedFields } from '../src/index.js'

function faultsOf(map: unknown): readonly string[] {
  try {
    readContentMap(typeof map === 'string' ? map : JSON.stringify(map))
  } catch (error) {
    if (error instanceof ContentMapFault) return error.faults
    throw error
  }
  return []
}

describe('a content map', () => {
  it.each([
    ['{', /^it is not JSON/],
    [[], /^it must be an object/],
    [{ projekts: {} }, /^"projekts" is no collection of ours; name one of .*consolidated-projects/],
    [
      { testimonials: { fields: { words: 'Text' } } },
      /^testimonials.fields.words: we have no such field; ours are quote/,
    ],
    [
      { testimonials: { fields: { quote: 'a.b.c' } } },
      /^testimonials.fields.quote: must name an attribute, or an attribute of a component/,
    ],
    [{ testimonials: { fields: { quote: {} } } }, /^testimonials.fields.quote: must be the name of their attribute/],
    [{ testimonials: { path: '/../admin' } }, /^testimonials.path: must be a path such as/],
    [{ 'general-leads': { text: 'a b' } }, /^general-leads.text: must name an attribute/],
    [{ testimonials: { feilds: {} } }, /^testimonials/],
  ])('%j is refused with the place', (map, fault) => {
    expect(faultsOf(map)).toEqual([expect.stringMatching(fault)])
  })

  const projects = {
    fields: {
      name: 'Title',
      slug: { from: 'Title', as: 'slug' },
      projectStatus: { from: 'Stage', values: { Ongoing: 'Under construction' } },
      propertyType: { otherwise: 'Residential' },
      city: { from: 'town.Name', otherwise: 'Pune' },
      amenities: { from: 'Amenities', as: 'list' },
      priceFrom: { from: 'StartsAt', as: 'number' },
    },
  } as const

  it.each([
    ['4', { id: 1, attributes: { town: { data: { id: 2, attributes: { Name: 'Nashik' } } } } }],
    ['5', { id: 1, documentId: 'a', town: { id: 2, documentId: 'b', Name: 'Nashik' } }],
  ])('gives a record of Strapi %s our fields', (_version, record) => {
    const own = { Title: 'Neem Court, Baner', Stage: 'Ongoing', Amenities: 'Lift\nGarden', StartsAt: '9,500,000' }
    const whole =
      'attributes' in record ? { ...record, attributes: { ...record.attributes, ...own } } : { ...record, ...own }
    const { records, dropped } = parseList(project, [withMappedFields(projects, whole)])
    expect(dropped).toEqual([])
    expect(records[0]).toMatchObject({
      name: 'Neem Court, Baner',
      slug: 'neem-court-baner',
      status: 'Under construction',
      propertyType: 'Residential',
      city: 'Nashik',
      amenities: ['Lift', 'Garden'],
      priceFrom: 9_500_000,
    })
  })

  it('what is missing is what the map says, else nothing', () => {
    expect(withMappedFields(projects, { id: 1, Title: null })).toMatchObject({
      name: null,
      slug: null,
      city: 'Pune',
      amenities: [],
      priceFrom: null,
    })
  })

  it.each([
    ['one file', { id: 7, url: '/uploads/a.jpg', caption: 'The gate' }],
    ['files', [{ id: 7, url: '/uploads/a.jpg', caption: 'The gate' }]],
    [
      'files in the format of Strapi 4',
      { data: [{ id: 7, attributes: { url: '/uploads/a.jpg', caption: 'The gate' } }] },
    ],
  ])('makes pictures, or one, of %s', (_name, Photos) => {
    const fields = { pictures: { from: 'Photos', as: 'pictures' }, picture: { from: 'Photos', as: 'picture' } } as const
    const file = { id: 7, url: '/uploads/a.jpg', caption: 'The gate' }
    expect(withMappedFields({ fields }, { id: 1, Photos })).toMatchObject({
      pictures: [{ picture: file, caption: 'The gate' }],
      picture: file,
    })
  })

  it('makes no pictures of an attribute without a file', () => {
    const fields = { pictures: { from: 'Photos', as: 'pictures' }, picture: { from: 'Photos', as: 'picture' } } as const
    expect(withMappedFields({ fields }, { id: 1, Photos: null })).toMatchObject({ pictures: [], picture: null })
  })
})
