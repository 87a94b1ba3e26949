import { contactOffice, parseList } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { desksByTopic, mapHref } from './find-desks'

const { records: offices } = parseList(contactOffice, [
  { city: 'Pune', latitude: 18.5, longitude: 73.9, desks: [{ need: 'Homes', topic: 'Homes' }, { need: 'Lost keys' }] },
  {
    city: 'Goa',
    desks: [
      { need: 'Villas', topic: 'Homes' },
      { need: 'Hotels', topic: 'Hotels' },
    ],
  },
])

describe('the desks', () => {
  it('are grouped by their topic, those without a topic last', () => {
    const topics = desksByTopic(offices).map(([topic, desks]) => [topic, ...desks.map(({ city }) => city)])
    expect(topics).toEqual([
      ['Homes', 'Pune', 'Goa'],
      ['Hotels', 'Goa'],
      ['Everything else', 'Pune'],
    ])
  })

  it('have a map only where the position is known', () => {
    expect(offices.map(mapHref)).toEqual([expect.stringContaining('mlat=18.5&mlon=73.9'), null])
  })
})
