import type { City, ProjectSummary } from '@ashlar/contract'
import { describe, expect, it } from 'vitest'
import { findPlace, placesByDistance, placesWithProjects } from './place'
import { configurationsOfPlace, factsOfPlace } from './place-facts'
import { questionsOfPlace } from './place-questions'

const cityOf = (name: string, slug: string) => ({ name, slug }) as City
const CITIES = [cityOf('Pune', 'pune'), cityOf('Goa', 'goa'), cityOf('Delhi', 'delhi')]

const unit = (areaConfiguration: string, carpetArea: number, price: number | null) =>
  ({ areaConfiguration, carpetArea, price }) as ProjectSummary['configurations'][number]

const projectOf = (fields: Partial<ProjectSummary>) =>
  ({
    name: 'A House',
    city: 'Pune',
    locality: 'Baner',
    propertyType: 'Residential',
    category: 'Apartments',
    status: 'Under construction',
    possession: '2028-06',
    priceFrom: null,
    priceTo: null,
    rentPerSqFt: null,
    carpetAreaFrom: null,
    carpetAreaTo: null,
    registrations: [],
    configurations: [],
    banks: [],
    ...fields,
  }) as ProjectSummary

const PROJECTS = [
  projectOf({
    name: 'Lime Court',
    priceFrom: 7_400_000,
    priceTo: 12_000_000,
    carpetAreaFrom: 700,
    carpetAreaTo: 1_100,
    banks: ['First Bank'],
    configurations: [unit('3 BHK', 1_100, 12_000_000), unit('2 BHK', 700, 7_400_000)],
  }),
  projectOf({
    name: 'Old House',
    locality: 'Aundh',
    status: 'Sold out',
    priceFrom: 100,
    possession: '2019-01',
    configurations: [unit('1 BHK', 300, 100)],
  }),
  projectOf({
    name: 'River House',
    status: 'Ready to move in',
    possession: '2026-01',
    priceFrom: 20_000_000,
    priceTo: 20_000_000,
    banks: ['First Bank', 'Second Bank'],
    configurations: [unit('3 BHK', 1_500, 20_000_000)],
  }),
  projectOf({ name: 'Sea Office', city: 'Goa', locality: '', propertyType: 'Commercial', rentPerSqFt: 95 }),
]

const shownAs = (facts: readonly { label: string; value: unknown }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value

describe('places with projects', () => {
  const places = placesWithProjects(PROJECTS, CITIES)

  it('are the cities that have some, each followed by its localities', () => {
    expect(places.map(({ city, locality }) => `${city.name} ${locality}`.trim())).toEqual([
      'Pune',
      'Pune Aundh',
      'Pune Baner',
      'Goa',
    ])
  })

  it('are found by their address alone', () => {
    expect(findPlace('/projects/in/pune/baner', PROJECTS, CITIES)?.projects.map(({ name }) => name)).toEqual([
      'Lime Court',
      'River House',
    ])
    expect(findPlace('/projects/in/delhi', PROJECTS, CITIES)).toBeUndefined()
    expect(findPlace('/projects/in/goa/baner', PROJECTS, CITIES)).toBeUndefined()
  })
})

describe('what is on offer in a place', () => {
  const inPune = PROJECTS.filter(({ city }) => city === 'Pune')

  it('leaves out what is sold, but counts every registration', () => {
    const facts = factsOfPlace(inPune)
    expect(shownAs(facts, 'Price')).toBe('₹74\u00a0lakh\u00a0– ₹2\u00a0crore')
    expect(shownAs(facts, 'Possession')).toBe('January 2026\u00a0– June 2028')
    expect(shownAs(facts, 'RERA registered')).toBe('0 of 3')
    expect(shownAs(facts, 'Rent')).toBeUndefined()
    expect(shownAs(factsOfPlace(PROJECTS.slice(3)), 'Rent')).toBe('₹95 a sq\u00a0ft a month')
  })

  it('is told by configuration, the smallest first', () => {
    expect(configurationsOfPlace(inPune)).toEqual([
      { label: '2 BHK', value: '₹74\u00a0lakh, 700\u00a0sq\u00a0ft' },
      {
        label: '3 BHK',
        value: '₹1.2–2\u00a0crore, 1,100–1,500\u00a0sq\u00a0ft',
      },
    ])
  })

  it('answers questions, and asks none that it cannot answer', () => {
    expect(questionsOfPlace('Pune', inPune)).toEqual([
      {
        question: 'What do homes in Pune cost?',
        answer: 'In Pune: Lime Court: ₹74\u00a0lakh\u00a0– ₹1.2\u00a0crore; River House: ₹2\u00a0crore.',
      },
      { question: 'Which homes in Pune cost up to ₹1\u00a0crore?', answer: 'In Pune: Lime Court: from ₹74\u00a0lakh.' },
      { question: 'What can you move into in Pune now?', answer: 'In Pune: River House: Baner.' },
      { question: 'When is the next possession in Pune?', answer: 'In Pune: Lime Court: June 2028.' },
      { question: 'Which banks have approved projects in Pune?', answer: 'In Pune: First Bank, Second Bank.' },
    ])
    // The page of a locality has named it.
    expect(questionsOfPlace('Baner, Pune', inPune)).toContainEqual({
      question: 'What can you move into in Baner, Pune now?',
      answer: 'In Baner, Pune: River House.',
    })
    expect(questionsOfPlace('Goa', PROJECTS.slice(3)).map(({ question }) => question)).toEqual([
      'When is the next possession in Goa?',
    ])
  })
})

it('the nearest localities come first, and those without a position at the end', () => {
  const at = (locality: string, latitude: number | null, longitude: number | null) =>
    projectOf({ locality, latitude, longitude })
  const placed = [
    at('Baner', 18.56, 73.78),
    at('Moshi', 18.67, 73.85),
    at('Aundh', 18.56, 73.81),
    at('Wakad', null, null),
  ]
  const [, ...localities] = placesWithProjects(placed, CITIES)
  const from = localities.find(({ locality }) => locality === 'Baner')
  if (!from) throw new Error('there is no Baner')
  const near = placesByDistance(
    from,
    localities.filter((one) => one !== from),
  )
  expect(near.map(({ place, kilometres }) => [place.locality, kilometres])).toEqual([
    ['Aundh', 3],
    ['Moshi', 14],
    ['Wakad', null],
  ])
})
