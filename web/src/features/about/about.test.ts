import { award, leader, parseList, testimonial } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { Address } from '../lists/address'
import { findAwards } from './find-awards'
import { findLeaders, needsOf, readLeaderQuery } from './find-leaders'
import { findTestimonials, offeredBy, readTestimonialQuery, testimonialsHref } from './find-testimonials'

const { records: leaders } = parseList(leader, [
  { key: 'a', name: 'Asha', city: 'Pune', group: 'Board', helpsWith: ['Late payouts'], biography: 'Reads leases.' },
  { key: 'b', name: 'Basil', city: 'Chennai', group: 'Heads', helpsWith: ['A second reading of a lease'] },
  { key: 'c', name: 'Chitra', city: 'Pune', group: 'Heads', biography: 'Has a lease of her own.' },
])

describe('the leaders', () => {
  it('are found by place and by need; those who name the need come first', () => {
    const at = (parameters: Record<string, string>) =>
      findLeaders(leaders, readLeaderQuery(parameters, leaders).query).map(([group, members]) => [
        group,
        ...members.map(({ key }) => key),
      ])
    expect(at({})).toEqual([
      ['Board', 'a'],
      ['Heads', 'b', 'c'],
    ])
    expect(at({ place: 'PUNE' })).toEqual([
      ['Board', 'a'],
      ['Heads', 'c'],
    ])
    expect(at({ need: 'lease' })).toEqual([
      ['Heads', 'b', 'c'],
      ['Board', 'a'],
    ])
    expect(at({ need: 'lease', place: 'chennai' })).toEqual([['Heads', 'b']])
  })

  it('are all shown when nobody works at the place, and the visitor is told', () => {
    const { query, notes } = readLeaderQuery({ place: 'atlantis' }, leaders)
    expect(findLeaders(leaders, query).flatMap(([, members]) => members)).toHaveLength(3)
    expect(notes).toEqual(['There is no leader in “atlantis”; it was left out.'])
  })

  it('are indexed by the needs that they list', () => {
    expect(needsOf(leaders).map(({ need, leader: { key } }) => [need, key])).toEqual([
      ['A second reading of a lease', 'b'],
      ['Late payouts', 'a'],
    ])
  })
})

describe('the testimonials', () => {
  const { records } = parseList(
    testimonial,
    Array.from({ length: 15 }, (_, index) => ({
      quote: `Q${index}`,
      name: 'N',
      audience: index % 2 ? 'Developers' : 'Consumers',
      service: 'retail',
      city: 'Pune',
    })),
  )
  const services = [
    { value: 'retail', title: 'Retail' },
    { value: 'hospitality', title: 'Hospitality' },
  ]
  const choices = offeredBy(records, services)

  it('are paged, filtered, and offer only services that have a testimonial', () => {
    const everything = { speaker: '', service: '', city: '' }
    const found = findTestimonials(records, everything, 9)
    expect([found.total, found.page, found.pages, found.items.length]).toEqual([15, 2, 2, 3])
    expect(choices.services).toEqual([{ value: 'retail', title: 'Retail' }])
    expect(findTestimonials(records, { ...everything, speaker: 'developers' }, 1).total).toBe(7)
    expect(testimonialsHref(everything, found.page)).toBe('/about/client-testimonials?page=2')
  })

  it('report which filters were ignored', () => {
    const address = new Address({ service: 'hospitality', city: 'PUNE' })
    expect(readTestimonialQuery(address, choices)).toEqual({ speaker: '', service: '', city: 'pune' })
    expect(address.notes).toEqual(['There is no service with a voice “hospitality”; it was left out.'])
  })
})

describe('the awards', () => {
  it('are those of the requested category', () => {
    const { records } = parseList(award, [
      { title: 'x', year: 2026, category: 'Homes' },
      { title: 'y', year: 2024, category: 'Advice' },
    ])
    expect(findAwards(records, 'Advice', 1).items.map(({ title }) => title)).toEqual(['y'])
    expect(findAwards(records, '', 9)).toMatchObject({ total: 2, page: 1 })
  })
})
