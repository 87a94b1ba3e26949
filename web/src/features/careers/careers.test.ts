import {
  careerTestimonial,
  dayInIndia,
  isOpen,
  type Leader,
  leader as leaderShape,
  type Opening,
  opening as openingShape,
  parseList,
} from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { colleagueOf, namedIn } from './opening-people'
import { byClosingDate, OPENING_LIST, openingChoices, readOpeningQuery, similarOpenings } from './opening-query'

function opening(slug: string, more: Record<string, unknown> = {}): Opening {
  const wire = { slug, title: slug, department: 'Technology', jobType: 'Full time', city: 'Pune', ...more }
  const [parsed] = parseList(openingShape, [wire]).records
  if (!parsed) throw new Error('the record does not fit')
  return parsed
}

const kind = (title: string, sequence: number) => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  summary: '',
  sequence,
})
const editors = {
  departments: [kind('Technology', 1), kind('Agencies', 2)],
  jobTypes: [kind('Full time', 1), kind('Internship', 2)],
}
const cities = ['Pune', 'Chennai'].map((name, sequence) => ({
  name,
  slug: name.toLowerCase(),
  state: '',
  formerName: '',
  summary: '',
  latitude: null,
  longitude: null,
  sequence,
}))
const openings = [
  opening('a'),
  opening('b', { city: 'Chennai', jobType: 'Internship' }),
  opening('c', { department: 'Masonry & joints', city: null }),
]
const choices = openingChoices(openings, editors, cities)

describe('the address of the list of openings', () => {
  it('is the same after reading and writing, without default values', () => {
    const { query, ignored } = readOpeningQuery({ city: 'Chennai', type: 'internship', page: '1' }, choices)
    expect(ignored).toEqual([])
    expect(OPENING_LIST.hrefOf(query, query.page)).toBe('/careers?city=chennai&type=internship')
    expect(OPENING_LIST.titles(query, choices)).toEqual(['Chennai', 'Internship'])
    expect(OPENING_LIST.hrefOf({}, 3)).toBe('/careers?page=3')
  })

  it.each([
    [{ department: 'DROP TABLE' }, 'We have no department “DROP TABLE”; it was left out.'],
    [{ page: '-1' }, '“-1” is no page; this is the first.'],
    [{ city: ['atlantis', 'pune'] }, 'We have no city “atlantis”; it was left out.'],
  ])('%j is ignored, and the visitor is told', (parameters, words) => {
    const { query, ignored } = readOpeningQuery(parameters, choices)
    expect(ignored).toEqual([words])
    expect(OPENING_LIST.hrefOf(query, query.page)).toBe('/careers')
  })
})

describe('the list of openings', () => {
  it('begins with those that close first, and ends with those that have no closing date', () => {
    const dated = [
      opening('never'),
      opening('late', { closesOn: '2027-01-08' }),
      opening('soon', { closesOn: '2026-12-11' }),
    ]
    expect(byClosingDate(dated).map(({ slug }) => slug)).toEqual(['soon', 'late', 'never'])
  })

  const found = (parameters: Record<string, string>) =>
    OPENING_LIST.find(openings, readOpeningQuery(parameters, choices).query, choices, 1).items.map(({ slug }) => slug)

  it('filters by each field, also by values that editors do not list', () => {
    expect(found({})).toEqual(['a', 'b', 'c'])
    expect(found({ city: 'pune' })).toEqual(['a'])
    expect(found({ type: 'internship' })).toEqual(['b'])
    expect(found({ department: 'masonry-joints' })).toEqual(['c'])
    expect(found({ department: 'agencies' })).toEqual([])
  })

  const offer = (parameters: Record<string, string>) =>
    OPENING_LIST.offer(openings, readOpeningQuery(parameters, choices).query, choices)

  it('counts the results of each choice, with the other filters unchanged', () => {
    const departments = (parameters: Record<string, string>) =>
      offer(parameters).facets.department.choices.map(({ title, count }) => [title, count])
    expect(departments({})).toEqual([
      ['Technology', 2],
      ['Agencies', 0],
      ['Masonry & joints', 1],
    ])
    expect(departments({ city: 'pune', department: 'agencies' })).toEqual([
      ['Technology', 1],
      ['Agencies', 0],
      ['Masonry & joints', 0],
    ])
  })

  it('suggests which filter to remove when nothing is found', () => {
    const { active, nearest } = offer({ city: 'pune', type: 'internship' })
    expect(active).toEqual([
      { words: 'Pune', href: '/careers?type=internship#openings' },
      { words: 'Internship', href: '/careers?city=pune#openings' },
    ])
    expect(nearest).toEqual([
      { words: 'any city', href: '/careers?type=internship#openings', count: 1 },
      { words: 'any job type', href: '/careers?city=pune#openings', count: 1 },
    ])
  })

  it('shows the last page when a later one is requested', () => {
    const many = Array.from({ length: 21 }, (_, index) => opening(`o${index}`))
    const everything = { department: '', city: '', type: '' }
    expect(OPENING_LIST.find(many, everything, choices, 9)).toMatchObject({ page: 2, pages: 2, total: 21 })
  })
})

describe('an opening', () => {
  it('is open through its last day in India, and closed when it is taken down', () => {
    const evening = new Date('2026-11-20T18:00:00Z')
    const night = new Date('2026-11-20T19:00:00Z')
    const one = opening('one', { closesOn: '2026-11-20' })
    expect(isOpen(one, dayInIndia(evening))).toBe(true)
    expect(isOpen(one, dayInIndia(night))).toBe(false)
    expect(isOpen(opening('two'), dayInIndia(night))).toBe(true)
    expect(isOpen({ closed: true, closesOn: '' }, dayInIndia(night))).toBe(false)
  })

  it('shows the leaders whom its text or its hiring steps name', () => {
    const leaders = ['Asha Rane', 'Vikram Joshi', 'Meera Nair'].map((name): Leader => {
      const [parsed] = parseList(leaderShape, [{ key: name, name, role: 'Head', city: 'Pune' }]).records
      if (!parsed) throw new Error('the record does not fit')
      return parsed
    })
    const one = opening('one', {
      about: 'You report to Meera Nair.',
      hiringSteps: [{ title: 'A meeting', text: 'With Asha Rane and the team.', takes: '' }],
    })
    expect(namedIn(one, leaders).map(({ name }) => name)).toEqual(['Asha Rane', 'Meera Nair'])
  })

  it('has the words of a colleague in its city only of its own kind of work', () => {
    const said = (role: string) =>
      parseList(careerTestimonial, [{ quote: 'Yes.', name: role, role, city: 'Pune' }]).records
    const testimonials = [...said('Valuer'), ...said('Software engineer')]
    expect(colleagueOf(opening('x', { title: 'Front-end engineer' }), testimonials)?.role).toBe('Software engineer')
    expect(colleagueOf(opening('x', { title: 'Leasing manager' }), testimonials)).toBeUndefined()
  })

  it('is most similar to those of its department, then of its city', () => {
    const [one, ...others] = [
      opening('one'),
      opening('far', { department: 'Agencies', city: 'Chennai' }),
      opening('city', { department: 'Agencies' }),
      opening('kind', { city: 'Chennai' }),
    ]
    if (!one) throw new Error('there is none')
    expect(similarOpenings(one, [one, ...others], 2).map(({ slug }) => slug)).toEqual(['kind', 'city'])
  })
})
