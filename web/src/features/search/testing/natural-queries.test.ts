import { beforeAll, describe, expect, it } from 'vitest'
import { dictionaryOf } from '../languages/dictionary-of'
import { type Found, type Searchable, search } from '../search'
import { SearchIndex } from '../search-index'
import { resultsOf } from '../search-query'
import { seedDocuments, seedMeanings, seedSearchableProjects } from './seed-documents'

let searchable: Searchable

beforeAll(async () => {
  const index = new SearchIndex()
  await index.update(seedDocuments())
  searchable = { index, meanings: seedMeanings(), dictionary: dictionaryOf([]), ...seedSearchableProjects() }
}, 60_000)

const found = (query: string): Found => search(query, searchable)
const OFFICES = '/projects?city=pune&configuration=office-unit&configuration=office-floor'

describe('queries as people write them', () => {
  it('has the projects of the place and kind before everything else', () => {
    for (const query of ['offices in pune', 'office space in pune']) {
      expect(found(query).projects?.href, query).toBe(OFFICES)
      expect(resultsOf({}, found(query)).asked[0]?.href, query).toBe('/projects/tilekiln-park')
    }
    expect(resultsOf({}, found('warehouse bhiwandi')).asked.map(({ href }) => href)).toEqual([
      '/projects/portcullis-yard',
    ])
  })

  it('shows the figures of the homes that were asked for, not those of the whole project', () => {
    const figuresOf = (query: string) => {
      const project = resultsOf({}, found(query)).asked.find(({ href }) => href === '/projects/heron-bend')
      return project?.teaser?.facts.join(', ').replaceAll('\u00a0', ' ')
    }
    expect(figuresOf('2 bhk pune')).toBe('2 BHK: ₹1.17 crore, 815 sq ft')
    expect(figuresOf('3 bhk under 2 crore in pune')).toBe('3 BHK: ₹1.655 crore, 1,150 sq ft')
    expect(figuresOf('new launch projects in pune')).toBe('₹1.17–2.345 crore, 815–1,620 sq ft')
  })

  it('has the list of projects for those who say that they want to buy', () => {
    for (const query of ['flats for sale in pune', 'projects for sale in pune']) {
      expect(found(query).projects?.href, query).toContain('city=pune')
    }
  })

  it('takes our own office, and offices in a report, for what they are', () => {
    for (const query of ['pune office', 'pune daftar', 'workplace pune'])
      expect(found(query).projects, query).toBeNull()
    expect(found('madhapur offices getting empty').projects).toBeNull()
    expect(found('rent report bengaluru').hits[0]?.kind).toBe('reports')
  })

  it('shows the projects of a place once, and then who is there, what they do and what we know', () => {
    const { hits, projects } = found('pune')
    const { asked, best, groups } = resultsOf({}, { hits, projects })
    expect(projects).toMatchObject({ href: '/projects?city=pune', place: true, certain: false })
    expect(found('projects in pune').projects).toMatchObject({ href: projects?.href, place: false, certain: true })
    expect(asked.map(({ href }) => href)).toEqual(projects?.projects)
    const others = [...best, ...groups.flatMap(({ hits }) => hits)]
    expect(others.filter(({ kind }) => kind === 'projects')).toEqual([])
    expect(best.slice(0, 2).map(({ kind }) => kind)).toEqual(['offices', 'people'])
    expect(best.find(({ kind }) => kind === 'people')?.teaser?.facts[0]).toMatch(/^\+91/)
    const order = [...new Set(others.map(({ kind }) => kind))]
    expect(order.slice(0, 4)).toEqual(['offices', 'people', 'services', 'reports'])
    expect(found('kolkata').projects).toBeNull()
  })

  it('has sold-out projects behind all others, unless the query names one', () => {
    const isSold = (query: string) =>
      found(query)
        .hits.filter(({ kind }) => kind === 'projects')
        .map(({ teaser }) => teaser?.facts[0] === 'Sold out')
    for (const query of ['mumbai homes', 'mumbai']) {
      const sold = isSold(query)
      expect(sold, query).toContain(true)
      expect(sold, query).toEqual(sold.toSorted((a, b) => Number(a) - Number(b)))
    }
    expect(found('rill court').hits[0]?.href).toBe('/projects/rill-court')
    expect(isSold('pune'), 'what is sold elsewhere is no answer to a place with projects').toHaveLength(
      found('pune').projects?.total ?? 0,
    )
  })

  it('shows no result twice', () => {
    const { asked, best, groups } = resultsOf({}, found('offices in pune'))
    const shown = [...asked, ...best, ...groups.flatMap(({ hits }) => hits)].map(({ href }) => href)
    expect(new Set(shown).size).toBe(shown.length)
  })

  it('says what comes near when no project has all of it', () => {
    const asked = found('3 bhk under 1.5 crore in gurugram').projects
    expect(asked?.total).toBe(0)
    expect(asked?.nearest().map(({ count }) => count > 0)).toContain(true)
    expect(asked?.nearest()[0]?.href).toMatch(/^\/projects\?.*price-max=/)
    expect(found('offices in pune').projects?.nearest()).toEqual([])
  })
})
